import GoogleNavigation

/// Takes a delegate through a scenario.
@MainActor
struct ScenarioRunner {
  let scenario: Scenario
  let theme: NavigationTheme
  /// Told before each step, for example `in showPrompt`.
  let reached: (String) -> Void

  func run(_ delegate: any NavigationLayoutDelegate) throws -> SolvedPicture {
    let session = session()
    var findings: [LayoutDocument.Finding] = []
    session.onCallback = { reached("in \($0)") }
    do {
      try session.setLayoutDelegate(delegate)
    } catch {
      // The navigation goes on without the delegate, as in an app that handles the error.
      findings.append(.init(rule: "delegate-refused", message: "setLayoutDelegate threw: \(error)"))
    }
    for event in scenario.events {
      reached("while '\(event.name)' is handled")
      try session.send(event)
    }
    reached("while the layout is solved")
    let layout = session.solvedLayout()
    reached("while views are drawn")
    return SolvedPicture(scenario: scenario, layout: layout, list: session.displayList(), findings: findings)
  }

  private func session() -> NavigationSession {
    NavigationSession(
      screen: scenario.device.screen, direction: scenario.direction, localeIdentifier: scenario.localeIdentifier,
      lighting: theme.isDark ? .dark : .light, theme: theme,
      content: .fixture(localeIdentifier: scenario.localeIdentifier))
  }
}
