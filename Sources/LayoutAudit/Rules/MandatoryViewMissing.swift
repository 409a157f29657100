import LayoutModel

/// The logo and the viewport are in the view hierarchy.
package enum MandatoryViewMissing: ScreenRule {
  package static let info = RuleInfo(
    "mandatory-view-missing", .error,
    rule: "The Google logo and the viewport are in the layout in every navigation state.",
    basis: "SDK guide, essential checklist: attach mandatory views",
    remedy: "Add the state's googleLogo and viewport to the map view in every callback that shows a state.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard MandatoryView.isDue(on: screen) else { return [] }
    return MandatoryView.names.filter { screen.layout.view(named: $0) == nil }.map {
      AuditFinding(info, "\($0) is not in the view hierarchy", views: [$0], screen: screen.name)
    }
  }
}
