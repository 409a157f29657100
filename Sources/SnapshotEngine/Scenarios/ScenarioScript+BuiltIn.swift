import GoogleNavigation

extension ScenarioScript {
  /// Every scenario that has a name of its own: the life cycle's states first, then the paths on which layouts go wrong.
  package static let builtIn: [ScenarioScript] =
    NavigationState.allCases.map(\.script) + screenChanges + promptChanges + contentChanges

  /// The screen changes on the way.
  private static let screenChanges = [
    ScenarioScript(
      name: "rotate-while-prompt", summary: "The device is turned while a prompt is on the screen.",
      steps: .prompt + [.rotate(nil)]),
    ScenarioScript(
      name: "rotate-and-back", summary: "The device is turned during guidance, and turned back.",
      steps: .guidance + [.rotate(nil), .settle, .rotate(nil)]),
    ScenarioScript(
      name: "start-in-landscape", summary: "The app is launched in landscape; guidance starts there.",
      steps: [.rotate(.landscape)] + .guidance),
    ScenarioScript(
      name: "split-view", summary: "A pad's app is pushed to a third of the screen during guidance.",
      steps: .guidance + [.splitView(.third)]),
    ScenarioScript(
      name: "split-view-and-back", summary: "A pad's app shares the screen for a while, and has it to itself again.",
      steps: .guidance + [.splitView(.half), .settle, .splitView(.full)]),
    ScenarioScript(
      name: "wide-mode-toggles", summary: "Wide mode goes on and off again while a prompt is on the screen.",
      steps: .prompt + [
        .event(.setWideMode(isWide: true)), .settle, .event(.setWideMode(isWide: false)), .settle,
        .event(.setWideMode(isWide: nil)),
      ]),
  ]

  /// Prompts that meet each other or a change of state.
  private static let promptChanges = [
    ScenarioScript(
      name: "prompt-entering", summary: "A prompt on its way in.", steps: .guidance + [.showPrompt(.incident)],
      times: [0.1]),
    ScenarioScript(
      name: "prompt-replaced-while-entering", summary: "A prompt is replaced before it has arrived.",
      steps: .guidance + [.showPrompt(.incident), .advance(0.15), .changePrompt(.fasterRoute)], times: [0.1]),
    ScenarioScript(
      name: "prompt-hidden-while-entering", summary: "A prompt is taken away before it has arrived.",
      steps: .guidance + [.showPrompt(.incident), .advance(0.15), .hidePrompt], times: [0.1]),
    ScenarioScript(
      name: "stop-while-prompt", summary: "Guidance stops while a prompt is on the screen.",
      steps: .prompt + [.stopGuidance]),
    ScenarioScript(
      name: "disable-while-prompt", summary: "Navigation is disabled while a prompt is on the screen.",
      steps: .prompt + [.disableNavigation]),
    ScenarioScript(
      name: "a-b-a", summary: "Guidance is stopped and started again: everything must be where it was.",
      steps: .guidance + [.stopGuidance, .settle, .startGuidance]),
    ScenarioScript(
      name: "enable-again", summary: "Navigation is disabled and enabled again, up to guidance.",
      steps: .guidance + [.stopGuidance, .settle, .disableNavigation, .settle] + .guidance),
    ScenarioScript(
      name: "faster-route", summary: "A prompt offers a faster route.", steps: .guidance + [.showPrompt(.fasterRoute)]),
    ScenarioScript(
      name: "speed-camera", summary: "A prompt warns of a speed camera.",
      steps: .guidance + [.showPrompt(.speedCamera)]),
    ScenarioScript(
      name: "road-closure", summary: "A prompt tells of a closed road.", steps: .guidance + [.showPrompt(.closure)]),
  ]

  /// What the components show changes by itself.
  private static let contentChanges = [
    ScenarioScript(
      name: "speed-widget-grows", summary: "The speed limit becomes known during guidance: the widget grows unasked.",
      steps: [.enableNavigation, .showSpeed(47, limit: nil), .startGuidance, .settle, .showSpeed(47, limit: 50)]),
    ScenarioScript(
      name: "speed-widget-goes", summary: "Speed and limit become unknown during guidance: the widget goes.",
      steps: .guidance + [.showSpeed(nil, limit: nil)]),
    ScenarioScript(
      name: "speeding", summary: "The vehicle is far over the speed limit.",
      steps: .guidance + [.showSpeed(72, limit: 50)]),
    ScenarioScript(
      name: "recentre-shown", summary: "The driver moved the map away: the logo is the re-centre button.",
      steps: .guidance + [.panMap]),
    ScenarioScript(
      name: "recentred", summary: "The driver moved the map away and came back.",
      steps: .guidance + [.panMap, .settle, .recenter]),
    ScenarioScript(
      name: "report-label", summary: "The report button is wide with its label, as when guidance first starts.",
      steps: .guidance + [.showReportLabel], times: [0.5]),
    ScenarioScript(
      name: "unknown-button", summary: "The SDK offers a button of a type that the layout cannot know.",
      steps: [.offerUnknownButton] + .guidance),
    ScenarioScript(
      name: "arrival", summary: "The vehicle arrives.",
      steps: .guidance + [.showTurn(.arrivalRight)]),
    ScenarioScript(
      name: "lanes", summary: "The turn card shows lanes instead of the step after the next.",
      steps: .guidance + [.showTurn(.lanes)]),
    ScenarioScript(
      name: "motorway-exit", summary: "The turn card shows an exit with its number and shield.",
      steps: .guidance + [.showTurn(.motorwayExit)]),
    ScenarioScript(
      name: "long-road", summary: "The next road has a long name.", steps: .guidance + [.showTurn(.longRoad)]),
    ScenarioScript(
      name: "rerouting", summary: "The vehicle left its route; another one is looked for.",
      steps: .guidance + [.showTurn(.rerouting)]),
    ScenarioScript(
      name: "rerouted", summary: "The vehicle left its route; another one was found.",
      steps: .guidance + [.showTurn(.rerouting), .settle, .showTurn(.nextStep)]),
    ScenarioScript(
      name: "no-gps", summary: "The position is lost; the turn card and a message say so.",
      steps: .guidance + [.showTurn(.searching), .showPrompt(.message)]),
    ScenarioScript(
      name: "sunset", summary: "Day turns into night during guidance, for the SDK and for the app.",
      steps: .guidance + [.event(.setLightingMode(isLowLight: true)), .event(.setAppearance(isDark: true))]),
  ]
}
