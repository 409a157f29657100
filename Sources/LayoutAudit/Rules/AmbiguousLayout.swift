import LayoutModel

/// Constraints say where everything is.
package enum AmbiguousLayout: ScreenRule {
  package static let info = RuleInfo(
    "ambiguous", .warning,
    rule: "Constraints decide place and size of every view.",
    basis: "Apple's Auto Layout guide: ambiguous layouts",
    remedy: "Add constraints for what is open, or a content size to the view.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.hasAmbiguousLayout && !$0.isPlacedByFrame }.map { view in
      screen.finding(
        info, "nothing decides \(view.ambiguousAttributes.joined(separator: " and ")) of \(view.name)", about: view)
    }
  }
}
