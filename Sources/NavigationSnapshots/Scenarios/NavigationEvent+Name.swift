import GoogleNavigation

extension NavigationEvent {
  /// The event as messages name it.
  var name: String {
    switch self {
    case .enableNavigation: "enable navigation"
    case .startGuidance: "start guidance"
    case .showPrompt: "show prompt"
    case .changePrompt: "change prompt"
    case .hidePrompt: "hide prompt"
    case .stopGuidance: "stop guidance"
    case .disableNavigation: "disable navigation"
    case .resize: "resize"
    case .advance, .settle: "let animations run"
    case .panMap: "pan map"
    case .recenter: "recenter"
    case .showSpeed: "show speed"
    case .nextTurn: "next turn"
    }
  }
}
