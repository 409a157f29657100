package import LayoutModel

/// The pictures of every combination of some delegates, devices, scripts, directions, lightings and so on.
package struct ScenarioMatrix: Sendable, Hashable {
  /// Names of delegates; nil where there is only one.
  package var delegates: [String?] = [nil]
  package var devices: [Device]
  package var scripts: [ScenarioScript]
  package var directions: [LayoutDirection] = [.leftToRight]
  package var lightings: [Lighting] = [.day]
  /// Names or files; nil for each lighting's own.
  package var themes: [String?] = [nil]
  /// Nil for each direction's own.
  package var locales: [String?] = [nil]
  package var contentSizes: [ContentSize] = [.large]
  package var wideModes: [WideModeChoice] = [.automatic]
  /// Seconds after the last event; empty for each script's own moments.
  package var times: [Double] = []
  /// Pictures that are left out.
  package var exclusions: [PictureMatch] = []

  package init(devices: [Device], scripts: [ScenarioScript]) {
    (self.devices, self.scripts) = (devices, scripts)
  }

  /// Device by device, script by script; without combinations that a device cannot do, and without excluded ones.
  package var scenarios: [Scenario] {
    allScenarios.filter { scenario in !exclusions.contains { $0.matches(scenario) } }
  }

  /// The exclusions that exclude nothing, by their places in the list.
  package var idleExclusions: [Int] {
    let all = allScenarios
    return exclusions.indices.filter { index in !all.contains { exclusions[index].matches($0) } }
  }

  private var allScenarios: [Scenario] {
    var scenarios: [Scenario] = []
    for delegate in delegates {
      for device in devices {
        for script in scripts where script.isPossible(on: device) {
          for look in looks(of: Scenario(device: device, script: script, delegate: delegate)) {
            scenarios += moments(of: look)
          }
        }
      }
    }
    return scenarios
  }

  /// A picture in every direction, light, theme, language, text size and width.
  private func looks(of plain: Scenario) -> [Scenario] {
    [plain].each(directions) { $0.direction = $1 }.each(lightings) { $0.lighting = $1 }.each(themes) { $0.theme = $1 }
      .each(locales) { $0.locale = $1 }.each(contentSizes) { $0.contentSize = $1 }.each(wideModes) { $0.wideMode = $1 }
  }

  private func moments(of look: Scenario) -> [Scenario] {
    if !times.isEmpty { return [look].each(times) { $0.time = $1 } }
    return look.script.times.count == 1 ? [look] : [look].each(look.script.times) { $0.time = $1 }
  }
}

extension [Scenario] {
  /// Every scenario with every value, scenario by scenario.
  fileprivate func each<Value>(_ values: [Value], _ set: (inout Scenario, Value) -> Void) -> [Scenario] {
    flatMap { scenario in
      values.map { value in
        var changed = scenario
        set(&changed, value)
        return changed
      }
    }
  }
}
