import LayoutAudit

/// An audit as JSON: every rule that fired, and every finding.
struct AuditDocument {
  let summary: AuditSummary

  var text: String {
    JSONText.object([
      "version": .integer(1), "rules": .array(rules.map(\.json)), "findings": .array(summary.records.map(\.json)),
    ]).document
  }

  private var rules: [RuleInfo] {
    LayoutAudit.rules.filter { info in summary.records.contains { $0.rule == info.id } }
  }
}

extension RuleInfo {
  fileprivate var json: JSONText {
    .object([
      "id": .string(id), "severity": .string(severity.rawValue), "rule": .string(rule), "basis": .string(basis),
      "remedy": .string(remedy),
    ])
  }
}

extension AuditRecord {
  fileprivate var json: JSONText {
    .object([
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "views": .array(views.map(JSONText.string)), "mark": mark?.json,
      "screens": .array(screens.map(JSONText.string)), "silenced": silenced.map(JSONText.string),
    ])
  }
}
