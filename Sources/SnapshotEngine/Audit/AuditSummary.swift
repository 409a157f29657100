import LayoutAudit

/// What an audit found on every device, with what is silenced.
struct AuditSummary: Sendable {
  /// Gravest first; each with every screen that it was found on.
  let records: [AuditRecord]

  /// - Parameter scenarios: the scenario of each screen, for rules that are silenced for some pictures only.
  init(_ records: [AuditRecord], silenced rules: [SilencedRule], scenarios: [String: Scenario]) {
    self.records = AuditRecord.merged(records).map { record in
      var record = record
      record.silenced = rules.first { $0.silences(record, scenarios) }?.reason
      return record
    }
  }

  /// What is left to mend.
  var open: [AuditRecord] { records.filter { $0.silenced == nil } }

  func count(of severity: Severity) -> Int { open.count { $0.severity == severity } }

  /// For example `2 errors, 1 warning`.
  var counts: String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let silenced = records.count - open.count
    return (parts.isEmpty ? "no findings" : parts.joined(separator: ", "))
      + (silenced == 0 ? "" : ", \(silenced) silenced")
  }
}

extension SilencedRule {
  /// Whether the rule is silenced on every screen that the record names.
  fileprivate func silences(_ record: AuditRecord, _ scenarios: [String: Scenario]) -> Bool {
    rule == record.rule
      && record.screens.allSatisfy { screen in scenarios[screen].map(pictures.matches) ?? pictures.conditions.isEmpty }
  }
}
