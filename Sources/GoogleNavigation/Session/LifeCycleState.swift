/// What a navigation session is doing: the states of the SDK's life cycle, and which events lead from one to another.
nonisolated package enum LifeCycleState: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  case notNavigating = "not navigating"
  case navigationReady = "navigation ready"
  case guiding
  case guidingWithPrompt = "guiding with a prompt"

  package var description: String { rawValue }

  /// The state that the event needs and that this one is not, in words; nil where the event can happen.
  package func needed(by event: NavigationEvent) -> String? {
    let isGuiding = self == .guiding || self == .guidingWithPrompt
    return switch event {
    case .enableNavigation: self == .notNavigating ? nil : "not navigating"
    case .startGuidance: self == .navigationReady ? nil : "navigation ready"
    case .stopGuidance, .showReportLabel: isGuiding ? nil : "guiding"
    case .disableNavigation, .panMap, .recenter: self == .notNavigating ? "navigation enabled" : nil
    case .showPrompt: self == .guiding ? nil : "guiding without a prompt"
    case .changePrompt, .hidePrompt: self == .guidingWithPrompt ? nil : "guiding with a prompt"
    case .resize, .setWideMode, .setLightingMode, .setAppearance, .advance, .settle, .showSpeed, .showContent,
      .offerUnknownButton:
      nil
    }
  }

  /// The state after an event that can happen in this one.
  package func after(_ event: NavigationEvent) -> LifeCycleState {
    switch event {
    case .enableNavigation, .stopGuidance: .navigationReady
    case .startGuidance, .hidePrompt: .guiding
    case .showPrompt, .changePrompt: .guidingWithPrompt
    case .disableNavigation: .notNavigating
    default: self
    }
  }
}
