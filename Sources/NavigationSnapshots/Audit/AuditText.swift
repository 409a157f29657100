import LayoutAudit

/// An audit for people to read.
struct AuditText {
  let summary: AuditSummary

  var text: String {
    let parts = summary.records.map(paragraph) + [summary.counts]
    return parts.joined(separator: "\n\n")
  }

  private func paragraph(_ record: AuditRecord) -> String {
    let info = LayoutAudit.rules.first { $0.id == record.rule }
    var lines = [
      "\(record.silenced == nil ? record.severity.rawValue : "silenced"): \(record.message) [\(record.rule)]"
    ]
    if let info { lines += ["  rule: \(info.rule) (\(info.basis))", "  do:   \(info.remedy)"] }
    if let reason = record.silenced { lines.append("  silenced: \(reason)") }
    if !record.screens.isEmpty { lines.append("  on:   \(Self.list(record.screens))") }
    return lines.joined(separator: "\n")
  }

  /// The first few screens and how many more there are.
  static func list(_ screens: [String]) -> String {
    let shown = 4
    let rest = screens.count - shown
    return screens.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
