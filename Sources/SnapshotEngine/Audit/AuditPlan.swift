import LayoutModel

/// Which screens of a device an audit looks at, and which of them it compares.
struct AuditPlan: Sendable {
  /// What a pair of screens is compared for.
  enum Comparison: Sendable, Hashable {
    case stateReturn, roundTrip, mirror, width, rotation
  }

  /// Two scenarios whose screens are compared.
  struct Pair: Sendable {
    var comparison: Comparison
    var first, second: Scenario
    /// What happens between them, for messages.
    var between: String
  }

  let screens: [Scenario]
  let pairs: [Pair]

  /// Every scenario that is played.
  var scenarios: [Scenario] { screens + pairs.flatMap { [$0.first, $0.second] } }

  /// Every scenario that is possible on the device, from left to right; where it is `thorough` also from right to left,
  /// and the life cycle's states at night.
  /// - Parameter delegate: whose screens they are, where a suite has several delegates.
  init(
    device: Device, delegate: String? = nil, scripts: [ScenarioScript] = ScenarioScript.builtIn, isThorough: Bool = true
  ) {
    let scripts = scripts.filter { $0.isPossible(on: device) }
    let states = Set(NavigationState.allCases.map(\.name))
    let plain = scripts.map { Scenario(device: device, script: $0, delegate: delegate) }
    // A moment within an animation is for the eye; rules are about what stays.
    let settled = plain.filter { $0.script.times == [nil] }
    let turned = settled.map { scenario in scenario.with { $0.direction = .rightToLeft } }
    let night = settled.filter { states.contains($0.script.name) }.map { scenario in
      scenario.with { $0.lighting = .night }
    }
    screens = settled + (isThorough ? turned + night : [])
    pairs =
      Self.returns(among: settled) + Self.mirrors(of: settled.filter { states.contains($0.script.name) })
      + Self.widths(among: settled) + Self.rotations(on: device, delegate)
  }

  /// States that are left and entered again, and screens whose size goes away and comes back.
  private static func returns(among scenarios: [Scenario]) -> [Pair] {
    func pair(_ comparison: Comparison, _ first: String, _ second: String, _ between: String) -> Pair? {
      guard let first = scenarios.first(where: { $0.script.name == first }),
        let second = scenarios.first(where: { $0.script.name == second })
      else { return nil }
      return Pair(comparison: comparison, first: first, second: second, between: between)
    }
    return [
      pair(.stateReturn, "active-guidance", "a-b-a", "guidance was stopped and started again"),
      pair(.stateReturn, "active-guidance", "after-hide-prompt", "a prompt came and went"),
      pair(.stateReturn, "active-guidance", "enable-again", "navigation was disabled and enabled again"),
      pair(.stateReturn, "navigation-ready", "after-stop", "guidance came and went"),
      pair(.roundTrip, "active-guidance", "rotate-and-back", "a rotation there and back"),
      pair(.roundTrip, "active-guidance", "split-view-and-back", "a split view came and went"),
    ].compactMap(\.self)
  }

  /// The same language both ways, so that texts are equally wide.
  private static func mirrors(of scenarios: [Scenario]) -> [Pair] {
    scenarios.map { scenario in
      Pair(
        comparison: .mirror, first: scenario,
        second: scenario.with { ($0.locale, $0.direction) = ("en", .rightToLeft) }, between: "")
    }
  }

  private static func widths(among scenarios: [Scenario]) -> [Pair] {
    scenarios.filter { $0.script.name == NavigationState.activeGuidance.name }.map { scenario in
      Pair(
        comparison: .width, first: scenario.with { $0.wideMode = .off }, second: scenario.with { $0.wideMode = .on },
        between: "")
    }
  }

  /// Started in landscape, and turned to it in the middle of everything.
  private static func rotations(on device: Device, _ delegate: String?) -> [Pair] {
    guard device.orientation == .portrait, device.turned != nil else { return [] }
    let ready: [ScenarioStep] = [.enableNavigation, .settle]
    func pair(_ name: String, _ steps: [ScenarioStep], then rest: [ScenarioStep] = []) -> Pair {
      let turn = [ScenarioStep.rotate(.landscape)]
      // Where something follows, both change their size right before it, so that only wide mode tells them apart.
      let back = rest.isEmpty ? [] : [ScenarioStep.rotate(.portrait)] + turn
      let first = ScenarioScript(name: "\(name)-in-landscape", steps: turn + steps + back + rest)
      let second = ScenarioScript(name: "\(name)-then-landscape", steps: steps + turn + rest)
      return Pair(
        comparison: .rotation, first: Scenario(device: device, script: first, delegate: delegate),
        second: Scenario(device: device, script: second, delegate: delegate), between: "a rotation to landscape")
    }
    return [
      pair("ready", ready), pair("guidance", .guidance), pair("prompt", .prompt),
      // Callbacks after the rotation have to read wideMode too, and not what an earlier one has kept of it.
      pair("start", ready, then: [.startGuidance, .settle]),
      pair("stop", .guidance, then: [.stopGuidance, .settle]),
    ]
  }
}

extension Scenario {
  fileprivate func with(_ change: (inout Scenario) -> Void) -> Scenario {
    var changed = self
    change(&changed)
    return changed
  }
}
