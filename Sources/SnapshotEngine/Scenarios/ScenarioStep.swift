package import GoogleNavigation

/// One step of a scenario's script: an event, or something that becomes one once device and language are known.
package enum ScenarioStep: Sendable, Hashable, Codable {
  case event(NavigationEvent)
  /// The device is turned; nil for the other way round. Nothing happens where it is held that way already.
  case rotate(Device.Orientation?)
  /// The app gets a part of a pad's screen.
  case splitView(Device.SplitViewShare)
  /// The map gets another size in points; insets stay unless they are given.
  case resize(width: Double, height: Double, insets: ScreenConfiguration.Insets?)
  /// The turn card shows one of its examples, in the scenario's language.
  case showTurn(TurnExample)
  /// Part of what the components show changes, as an object of the content's JSON.
  case content(JSONValue)

  /// The step's name in files.
  package var name: String {
    switch self {
    case .event(let event): event.name
    case .rotate: "rotate"
    case .splitView: "splitView"
    case .resize: "resize"
    case .showTurn: "showTurn"
    case .content: "content"
    }
  }

  package static let enableNavigation = Self.event(.enableNavigation)
  package static let startGuidance = Self.event(.startGuidance)
  package static let stopGuidance = Self.event(.stopGuidance)
  package static let disableNavigation = Self.event(.disableNavigation)
  package static let hidePrompt = Self.event(.hidePrompt)
  package static let settle = Self.event(.settle)
  package static let panMap = Self.event(.panMap)
  package static let recenter = Self.event(.recenter)
  package static let showReportLabel = Self.event(.showReportLabel)
  package static let offerUnknownButton = Self.event(.offerUnknownButton)

  package static func showPrompt(_ kind: PromptKind) -> Self { .event(.showPrompt(kind: kind)) }
  package static func changePrompt(_ kind: PromptKind) -> Self { .event(.changePrompt(kind: kind)) }
  package static func advance(_ seconds: Double) -> Self { .event(.advance(seconds: seconds)) }
  package static func showSpeed(_ current: Int?, limit: Int?) -> Self {
    .event(.showSpeed(current: current, limit: limit))
  }
}
