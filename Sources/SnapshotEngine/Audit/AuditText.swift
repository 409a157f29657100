import LayoutAudit

/// An audit for people to read.
struct AuditText {
  let summary: AuditSummary
  /// Where findings were drawn.
  var places: [AuditRecord: AuditPictureFolder.Place] = [:]

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
    if let place = places[record] { lines.append("  see:  \(place.path), number \(place.number)") }
    return lines.joined(separator: "\n")
  }

  /// The first few screens and how many more there are.
  static func list(_ screens: [String], limit: Int = 4) -> String {
    let rest = screens.count - limit
    return screens.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
