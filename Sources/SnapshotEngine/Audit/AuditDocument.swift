import LayoutAudit

/// An audit as JSON: every rule that fired, and every finding.
struct AuditDocument {
  let summary: AuditSummary
  /// Where findings were drawn.
  var places: [AuditRecord: AuditPictureFolder.Place] = [:]

  var text: String {
    JSONText.object([
      "version": .integer(1), "rules": .array(rules.map(\.json)),
      "findings": .array(summary.records.map { $0.json(at: places[$0]) }),
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
  fileprivate func json(at place: AuditPictureFolder.Place?) -> JSONText {
    .object([
      "rule": .string(rule), "severity": .string(severity.rawValue), "message": .string(message),
      "views": .array(views.map(JSONText.string)), "mark": mark?.json,
      "screens": .array(screens.map(JSONText.string)), "silenced": silenced.map(JSONText.string),
      "picture": place.map { .object(["path": .string($0.path), "number": .integer($0.number)]) },
    ])
  }
}
