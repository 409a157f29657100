extension NavigationSession {
  /// What navigation is doing.
  package var state: LifeCycleState {
    switch mapView.phase {
    case .off: .notNavigating
    case .ready: .navigationReady
    case .guiding: mapView.prompt == nil ? .guiding : .guidingWithPrompt
    }
  }

  /// Fails where the event cannot happen now.
  func check(_ event: NavigationEvent) throws(NavigationEventError) {
    guard let needed = state.needed(by: event) else { return }
    throw .wrongState(event: event.name, state: state.description, needed: needed)
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
    case .setWideMode: "wideMode"
    case .setLightingMode: "lightingMode"
    case .setAppearance: "appearance"
    case .advance: "advance"
    case .settle: "settle"
    case .panMap: "panMap"
    case .recenter: "recenter"
    case .showSpeed: "showSpeed"
    case .showReportLabel: "showReportLabel"
    case .showContent: "content"
    case .offerUnknownButton: "offerUnknownButton"
    }
  }
}
