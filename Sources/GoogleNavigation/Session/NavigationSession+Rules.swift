extension NavigationSession {
  /// What navigation is doing, in words.
  package var stateDescription: String {
    switch mapView.phase {
    case .off: "not navigating"
    case .ready: "navigation ready"
    case .guiding: mapView.prompt == nil ? "guiding" : "guiding with a prompt"
    }
  }

  /// Fails where the event cannot happen now.
  func check(_ event: NavigationEvent) throws(NavigationEventError) {
    guard let needed = needed(by: event) else { return }
    throw .wrongState(event: event.name, state: stateDescription, needed: needed)
  }

  /// The state that the event needs and that is not there.
  private func needed(by event: NavigationEvent) -> String? {
    let (phase, hasPrompt) = (mapView.phase, mapView.prompt != nil)
    return switch event {
    case .enableNavigation: phase == .off ? nil : "not navigating"
    case .startGuidance: phase == .ready ? nil : "navigation ready"
    case .stopGuidance: phase == .guiding ? nil : "guiding"
    case .disableNavigation: phase == .off ? "navigation enabled" : nil
    case .showPrompt: phase == .guiding && !hasPrompt ? nil : "guiding without a prompt"
    case .changePrompt, .hidePrompt: hasPrompt ? nil : "guiding with a prompt"
    case .panMap, .recenter: phase == .off ? "navigation enabled" : nil
    case .showReportLabel: phase == .guiding ? nil : "guiding"
    case .offerUnknownButton, .resize, .advance, .settle, .showSpeed, .nextTurn: nil
    }
  }
}

extension NavigationEvent {
  /// The event's name without its values.
  nonisolated package var name: String {
    switch self {
    case .enableNavigation: "enableNavigation"
    case .startGuidance: "startGuidance"
    case .showPrompt: "showPrompt"
    case .changePrompt: "changePrompt"
    case .hidePrompt: "hidePrompt"
    case .stopGuidance: "stopGuidance"
    case .disableNavigation: "disableNavigation"
    case .resize: "resize"
    case .advance: "advance"
    case .settle: "settle"
    case .panMap: "panMap"
    case .recenter: "recenter"
    case .showSpeed: "showSpeed"
    case .showReportLabel: "showReportLabel"
    case .offerUnknownButton: "offerUnknownButton"
    case .nextTurn: "nextTurn"
    }
  }
}
