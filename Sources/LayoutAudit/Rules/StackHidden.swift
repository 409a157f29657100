import LayoutModel

/// The hiding stack alone hides its views.
package enum StackHidden: ScreenRule {
  package static let info = RuleInfo(
    "stack-view-hidden", .error,
    rule: "isHidden is not set on a view that a hiding stack arranges.",
    basis: "SDK guide, GMSNavigationHidingStackView",
    remedy: "Take the view out of arrangedSubviews instead of hiding it.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.facts.hiddenByHand.map { name in
      AuditFinding(
        info, "isHidden was set on \(name), which a hiding stack arranges", views: [name],
        mark: screen.layout.view(named: name)?.frame, screen: screen.name)
    }
  }
}
