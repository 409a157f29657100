import LayoutModel

/// The layout has a variant for wide maps.
package enum WideModeIgnored: RunRule {
  package static let info = RuleInfo(
    "wide-mode-ignored", .warning,
    rule: "A layout that supports landscape reads wideMode and places its views for it.",
    basis: "SDK guide, screen sizes and wide mode",
    remedy: "Read wideMode in every callback, and activate other constraints where it is on.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    let ignored = run.widths.filter { pair in
      let (narrow, wide) = (equations(of: pair.first), equations(of: pair.second))
      return pair.second.facts.phase == .guidance && !narrow.isEmpty && narrow == wide
    }
    // One finding says it: the same delegate does it in every state.
    return ignored.prefix(1).map { pair in
      AuditFinding(
        info, "the constraints are the same with and without wideMode", views: ["turnCard", "etaCard", "viewport"],
        screen: pair.second.name)
    }
  }

  private static func equations(of screen: AuditedScreen) -> Set<String> {
    Set(screen.layout.constraints.filter { $0.isCustom && $0.second != nil }.map(\.equation))
  }
}
