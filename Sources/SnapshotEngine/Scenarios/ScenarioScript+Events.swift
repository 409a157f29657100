import Foundation
package import GoogleNavigation

/// Why a script cannot be played.
package enum ScriptError: UserError, Hashable {
  /// The device cannot do what a step asks for.
  case device(String, step: String, script: String)
  case content(reason: String, path: String, script: String)

  package var description: String {
    switch self {
    case .device(let device, let step, let script): "scenario '\(script)': '\(step)' is not possible on \(device)"
    case .content(let reason, let path, let script): "scenario '\(script)': '\(path)': \(reason)"
    }
  }
}

extension ScenarioScript {
  /// What the components show at first: a language's texts with the script's own in their place.
  package func content(over texts: NavigationContent) throws(ScriptError) -> NavigationContent {
    try content.map { overlay throws(ScriptError) in try texts.overlaid(by: overlay, script: name) } ?? texts
  }

  /// The steps as events on a device that begins as `device` and shows `content`.
  package func events(on device: Device, content: NavigationContent) throws(ScriptError) -> [NavigationEvent] {
    var stage = Stage(device: device, content: content)
    var events: [NavigationEvent] = []
    for step in steps {
      if let event = try stage.event(for: step, script: name) { events.append(event) }
    }
    return events
  }

  /// Whether the device can do everything that the script asks for, for example be turned.
  package func isPossible(on device: Device) -> Bool {
    var stage = Stage(device: device, content: .fixture(localeIdentifier: "en"))
    for step in steps {
      do {
        _ = try stage.event(for: step, script: name)
      } catch .device {
        return false
      } catch {
        continue
      }
    }
    return true
  }
}

/// The device and the content while a script goes on.
private struct Stage {
  var device: Device
  var content: NavigationContent
  /// What was shown at first.
  private let first: NavigationContent
  private var share = Device.SplitViewShare.full

  init(device: Device, content: NavigationContent) {
    (self.device, self.content, first) = (device, content, content)
  }

  /// The event that a step comes to; nil where nothing happens.
  mutating func event(for step: ScenarioStep, script: String) throws(ScriptError) -> NavigationEvent? {
    switch step {
    case .event(let event):
      if case .showSpeed(let current, let limit) = event {
        (content.speed.current, content.speed.limit) = (current, limit)
      }
      return event
    case .rotate(let orientation):
      guard orientation != device.orientation else { return nil }
      guard let turned = device.turned else { throw .device(device.name, step: step.name, script: script) }
      device = turned
      return .resize(screen: device.split(share) ?? device.screen)
    case .splitView(let share):
      guard let part = device.split(share) else { throw .device(device.name, step: step.name, script: script) }
      self.share = share
      return .resize(screen: part)
    case .resize(let width, let height, let insets):
      (device.screen.size.width, device.screen.size.height) = (width, height)
      device.screen.safeAreaInsets = insets ?? device.screen.safeAreaInsets
      return .resize(screen: device.screen)
    case .showTurn(let example):
      content = content.showing(example, of: first)
      return .showContent(content: content)
    case .content(let overlay):
      content = try content.overlaid(by: overlay, script: script)
      return .showContent(content: content)
    }
  }
}
