package import GoogleNavigation

/// A moment of a navigation session that is worth a picture, with the way there from launch.
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
  package var path: [NavigationEvent] {
    switch self {
    case .notNavigating: []
    case .navigationReady: [.enableNavigation]
    case .activeGuidance: [.enableNavigation, .startGuidance]
    case .activeGuidancePrompt: Self.guidance + [.showPrompt(kind: .incident)]
    case .changingPrompt: Self.prompt + [.changePrompt(kind: .fasterRoute)]
    case .afterHidePrompt: Self.prompt + [.hidePrompt]
    case .afterStop: Self.guidance + [.stopGuidance]
    case .afterDisable: Self.guidance + [.stopGuidance, .settle, .disableNavigation]
    }
  }

  /// How long after the last event the picture is taken where nobody says: nil once every animation has ended. Two
  /// prompts that slide for 0.4 seconds both show at 0.1; half way one hides the other.
  package var usualTime: Double? {
    self == .changingPrompt ? 0.1 : nil
  }

  private static let guidance: [NavigationEvent] = [.enableNavigation, .settle, .startGuidance, .settle]
  private static let prompt: [NavigationEvent] = guidance + [.showPrompt(kind: .incident), .settle]
}
