package import LayoutAudit

/// A finding of an audit as it travels between processes and into files.
package struct AuditRecord: Sendable, Hashable, Codable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var views: [String]
  /// In points of the map.
  package var mark: LayoutDocument.Box?
  /// The screens it was found on, in order; empty for the source.
  package var screens: [String]
  /// Why a matrix silences it; nil where none does.
  package var silenced: String?

  init(_ finding: AuditFinding) {
    (rule, severity, message) = (finding.rule.id, finding.rule.severity, finding.message)
    (views, screens) = (finding.views, finding.screen.map { [$0] } ?? [])
    mark = finding.mark.map(LayoutDocument.Box.init)
  }
}

extension AuditRecord {
  /// What is said the same way of several screens becomes one record with all of them; the first one's mark stays.
  static func merged(_ records: [AuditRecord]) -> [AuditRecord] {
    var merged: [AuditRecord] = []
    for record in records {
      if let index = merged.firstIndex(where: { $0.isSame(as: record) }) {
        merged[index].screens += record.screens.filter { !merged[index].screens.contains($0) }
      } else {
        merged.append(record)
      }
    }
    return merged.sorted { $0.severity > $1.severity }
  }

  private func isSame(as other: AuditRecord) -> Bool {
    rule == other.rule && views == other.views && shape == other.shape
  }

  /// The message without its numbers: they differ from screen to screen.
  private var shape: String { message.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
}
