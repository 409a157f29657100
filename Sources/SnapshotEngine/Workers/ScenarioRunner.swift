import GoogleNavigation
import LayoutModel

/// Takes a delegate through a scenario.
@MainActor
struct ScenarioRunner {
  let scenario: Scenario
  let theme: NavigationTheme
  /// Told before each step, for example `in showPrompt`.
  let reached: (String) -> Void

  /// Makes the delegate on the screen that it is for, and takes it through the scenario.
  ///
  /// Without a delegate the built-in layout is drawn, with an app's settings.
  func run(
    builtIn settings: NavigationSettings? = nil, _ makeDelegate: () throws -> (any NavigationLayoutDelegate)?
  ) throws -> SolvedPicture {
    var timing = PictureTiming()
    let session = try timing.measuring(\.layout) { try makeSession() }
    var findings: [LayoutDocument.Finding] = []
    if let settings { session.useBuiltInLayout(settings) }
    let delegate = try makeDelegate()
    session.onCallback = { reached("in \($0)") }
    do {
      // A CarPlay screen takes no delegate, and refuses even none.
      if let delegate { try session.setLayoutDelegate(delegate) }
    } catch {
      // The navigation goes on without the delegate, as in an app that handles the error.
      findings.append(.init(rule: "delegate-refused", message: "setLayoutDelegate threw: \(error)"))
    }
    let layout = try timing.measuring(\.layout) { try play(on: session) }
    reached("while views are drawn")
    UIKitNotes.forgetSymbols()
    let list = timing.measuring(\.painting) { session.displayList() }
    findings += UIKitNotes.findings + layout.legacyUses.map(LayoutDocument.Finding.init)
    return SolvedPicture(
      scenario: scenario, layout: layout, facts: session.facts, list: list, findings: findings, timing: timing)
  }

  private func play(on session: NavigationSession) throws -> SolvedLayout {
    for event in try scenario.events {
      reached("while '\(event.name)' is handled")
      try session.send(event)
    }
    reached("while the layout is solved")
    return session.solvedLayout()
  }

  private func makeSession() throws -> NavigationSession {
    try NavigationSession(
      screen: scenario.device.screen, direction: scenario.direction, localeIdentifier: scenario.localeIdentifier,
      lighting: scenario.lighting == .night ? .lowLight : .normal, theme: theme, content: scenario.content,
      wideMode: scenario.forcedWideMode, contentSize: scenario.contentSize.category)
  }
}
