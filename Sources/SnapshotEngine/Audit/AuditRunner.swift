import GoogleNavigation
import LayoutAudit

/// Takes a delegate through an audit's screens and holds them against the rules.
@MainActor
struct AuditRunner {
  let plan: AuditPlan
  let sources: [AuditedSource]
  /// Makes a new delegate for every screen.
  let makeDelegate: () throws -> (any NavigationLayoutDelegate)?
  /// Told before each screen.
  let began: () -> Void
  /// Told before each step, for example `in showPrompt`.
  let reached: (String) -> Void

  /// Plays every scenario once, however often it is compared.
  func records(themes: inout ThemeStore) throws -> [AuditRecord] {
    var screens: [Scenario: AuditedScreen] = [:]
    for scenario in plan.scenarios where screens[scenario] == nil {
      screens[scenario] = try screen(scenario, &themes)
    }
    reached("while the rules are checked")
    return AuditRecord.merged(LayoutAudit.findings(in: run(of: screens)).map { AuditRecord($0) })
  }

  private func run(of screens: [Scenario: AuditedScreen]) -> AuditedRun {
    var run = AuditedRun()
    run.sources = sources
    run.screens = plan.screens.compactMap { screens[$0] }
    for pair in plan.pairs {
      guard let first = screens[pair.first], let second = screens[pair.second] else { continue }
      let compared = AuditedRun.Pair(first, second, between: pair.between)
      switch pair.comparison {
      case .stateReturn: run.returns.append(compared)
      case .roundTrip: run.roundTrips.append(compared)
      case .mirror: run.mirrors.append(compared)
      case .width: run.widths.append(compared)
      case .rotation: run.rotations.append(compared)
      }
    }
    return run
  }

  private func screen(_ scenario: Scenario, _ themes: inout ThemeStore) throws -> AuditedScreen {
    began()
    UIKitNotes.forget()
    let name = scenario.script.name
    let runner = ScenarioRunner(scenario: scenario, theme: try themes.theme(named: scenario.themeName)) { moment in
      reached("\(moment), in scenario '\(name)'")
    }
    let picture = try runner.run(builtIn: nil, makeDelegate)
    return AuditedScreen(name: scenario.fileStem, layout: picture.layout, list: picture.list, facts: picture.facts)
  }
}
