import LayoutModel

/// The slot model's interfaces rest while a delegate lays out.
package enum LegacyAPI: RunRule {
  package static let info = RuleInfo(
    "legacy-layout-api", .warning,
    rule: "Properties and methods of the slot model are not used together with a layout delegate.",
    basis: "SDK guide, legacy API compatibility",
    remedy: "Use the replacement that is named.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    var known = Set<LegacyUse>()
    return run.screens.flatMap { screen in
      screen.layout.legacyUses.filter { known.insert($0).inserted }.map { use in
        AuditFinding(
          info, "\(use.api) is used although a layout delegate is set; instead, \(use.replacement)",
          screen: screen.name)
      }
    }
  }
}
