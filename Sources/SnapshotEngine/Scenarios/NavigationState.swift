import GoogleNavigation

/// The states of the SDK's life cycle and the changes between them: the scenarios that every layout should be seen in.
package enum NavigationState: String, Sendable, Hashable, Codable, CaseIterable {
  case notNavigating = "not-navigating"
  case navigationReady = "navigation-ready"
  case activeGuidance = "active-guidance"
  /// A prompt is shown.
  case activeGuidancePrompt = "active-guidance-prompt"
  /// One prompt makes room for another.
  case changingPrompt = "changing-prompt"
  case afterHidePrompt = "after-hide-prompt"
  case afterStop = "after-stop"
  case afterDisable = "after-disable"

  /// The state's name in commands and file names.
  package var name: String { rawValue }

  /// What happens from launch until the state begins; its animations start with the last event.
  package var script: ScenarioScript {
    ScenarioScript(name: name, summary: summary, steps: path, times: [usualTime])
  }

  private var path: [ScenarioStep] {
    switch self {
    case .notNavigating: []
    case .navigationReady: [.enableNavigation]
    case .activeGuidance: [.enableNavigation, .startGuidance]
    case .activeGuidancePrompt: .guidance + [.showPrompt(.incident)]
    case .changingPrompt: .prompt + [.changePrompt(.fasterRoute)]
    case .afterHidePrompt: .prompt + [.hidePrompt]
    case .afterStop: .guidance + [.stopGuidance]
    case .afterDisable: .guidance + [.stopGuidance, .settle, .disableNavigation]
    }
  }

  private var summary: String {
    switch self {
    case .notNavigating: "The map before navigation is enabled."
    case .navigationReady: "Navigation is enabled; no guidance yet."
    case .activeGuidance: "Guidance is on."
    case .activeGuidancePrompt: "A prompt is shown during guidance."
    case .changingPrompt: "One prompt makes room for another."
    case .afterHidePrompt: "A prompt came and went."
    case .afterStop: "Guidance was stopped."
    case .afterDisable: "Navigation was disabled after guidance."
    }
  }

  /// Two prompts that slide for 0.4 seconds both show at 0.1; half way one hides the other.
  private var usualTime: Double? {
    self == .changingPrompt ? 0.1 : nil
  }
}

extension [ScenarioStep] {
  /// From launch to settled guidance.
  static let guidance: Self = [.enableNavigation, .settle, .startGuidance, .settle]
  /// From launch to a settled prompt.
  static let prompt: Self = guidance + [.showPrompt(.incident), .settle]
}
