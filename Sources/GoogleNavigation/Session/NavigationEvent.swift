/// Something that happens to a navigation session: a step of a scenario.
nonisolated package enum NavigationEvent: Sendable, Hashable, Codable {
  case enableNavigation
  case startGuidance
  case showPrompt(kind: PromptKind)
  case changePrompt(kind: PromptKind)
  case hidePrompt
  case stopGuidance
  case disableNavigation
  /// The map gets another size and other insets, as in a rotation or a split view.
  case resize(screen: ScreenConfiguration)
  /// Wide mode is forced on or off, or with nil follows the map's size again; the delegate hears of it as of a new size.
  case setWideMode(isWide: Bool?)
  /// The SDK's lighting mode: its own components change, the app's appearance does not.
  case setLightingMode(isLowLight: Bool)
  /// The system's appearance: the app's own views change, the SDK's lighting mode does not.
  case setAppearance(isDark: Bool)
  /// The virtual clock goes on.
  case advance(seconds: Double)
  /// The virtual clock goes on until no animation runs.
  case settle
  /// The driver drags the map away from the vehicle: the logo becomes the re-centre button.
  case panMap
  /// The driver presses the re-centre button.
  case recenter
  /// What the speed widget shows changes, without notice to the delegate; nil hides that part.
  case showSpeed(current: Int?, limit: Int?)
  /// The report button shows its label, and lets it go after a while, as at the first start of guidance.
  case showReportLabel
  /// The components show something else, for example the next turn.
  case showContent(content: NavigationContent)
  /// States made from now on also offer a button of a type that no delegate knows.
  case offerUnknownButton
}

/// Why an event cannot happen now.
nonisolated package enum NavigationEventError: Error, Hashable, CustomStringConvertible {
  /// `event` needs another state; `needed` says which, `state` says what it is now.
  case wrongState(event: String, state: String, needed: String)

  package var description: String {
    switch self {
    case .wrongState(let event, let state, let needed):
      "'\(event)' is not possible while \(state); it needs \(needed)"
    }
  }
}
