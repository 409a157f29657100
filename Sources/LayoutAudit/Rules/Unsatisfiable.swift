import LayoutModel

/// Constraints can hold together.
package enum Unsatisfiable: ScreenRule {
  package static let info = RuleInfo(
    "unsatisfiable", .error,
    rule: "All required constraints hold together.",
    basis: "Apple's Auto Layout guide: unsatisfiable layouts",
    remedy: "Remove or lower the priority of one of the constraints that are listed.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.conflicts.map { conflict in
      AuditFinding(
        info, "these cannot hold together: \(conflict.constraints.joined(separator: "; ")); broken: \(conflict.broken)",
        screen: screen.name)
    }
  }
}
