import LayoutModel

/// Layouts name leading and trailing, not left and right.
package enum PhysicalSides: ScreenRule {
  package static let info = RuleInfo(
    "left-right", .warning,
    rule: "Constraints name leading and trailing edges, not left and right ones.",
    basis: "SDK guide, essential checklist: right-to-left support",
    remedy: "Use leadingAnchor and trailingAnchor, so that the layout mirrors in right-to-left languages.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.constraints.compactMap { constraint in
      let ends = [constraint.first, constraint.second].compactMap(\.self)
      guard constraint.isCustom, ends.contains(where: \.isPhysicalSide) else { return nil }
      let item = constraint.first.item
      return AuditFinding(
        info, "\(constraint.equation) names a physical side", views: [item],
        mark: screen.layout.view(named: item)?.frame, screen: screen.name)
    }
  }
}
