import LayoutModel

/// Buttons of unknown types are kept.
package enum ButtonDropped: ScreenRule {
  package static let info = RuleInfo(
    "button-dropped", .warning,
    rule: "Every button of the state has a place, of unknown types too.",
    basis: "SDK guide, buttons: Google may add buttons or reorder them",
    remedy: "Walk the buttons array and put the types you do not know into the stack as well.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard screen.facts.phase != .off else { return [] }
    return screen.facts.offeredButtons.filter { screen.layout.view(named: $0) == nil }.map {
      AuditFinding(
        info, "\($0) is offered by the state and not in the view hierarchy", views: [$0], screen: screen.name)
    }
  }
}
