import LayoutAudit

/// An audit as SARIF 2.1.0, which code scanning tools show beside the code.
struct AuditSARIF {
  let summary: AuditSummary
  /// Where a finding without a line of its own is shown: the delegate's first source file; nil for a sample.
  let source: String?

  var text: String {
    SARIFDocument(rules: LayoutAudit.rules.map(Self.rule), results: summary.records.map(result)).text
  }

  private static func rule(_ info: RuleInfo) -> JSONText {
    .object([
      "id": .string(info.id), "shortDescription": .object(["text": .string(info.rule)]),
      "fullDescription": .object(["text": .string("\(info.rule) Basis: \(info.basis).")]),
      "help": .object(["text": .string(info.remedy)]),
      "defaultConfiguration": .object(["level": .string(info.severity.rawValue)]),
    ])
  }

  private func result(_ record: AuditRecord) -> JSONText {
    let screens = record.screens.isEmpty ? "" : " (on \(AuditText.list(record.screens)))"
    return .object([
      "ruleId": .string(record.rule), "level": .string(record.severity.rawValue),
      "message": .object(["text": .string(record.message + screens)]),
      "locations": location(of: record).map { .array([$0]) },
      "suppressions": record.silenced.map { reason in
        .array([.object(["kind": .string("external"), "justification": .string(reason)])])
      },
      "partialFingerprints": .object(["finding/v1": .string("\(record.rule)/\(record.views.joined(separator: ","))")]),
    ])
  }

  private func location(of record: AuditRecord) -> JSONText? {
    let place = record.sourceLine ?? source.map { ($0, nil) }
    return place.map { file, line in
      .object([
        "physicalLocation": .object([
          "artifactLocation": .object(["uri": .string(file)]),
          "region": line.map { .object(["startLine": .integer($0)]) },
        ])
      ])
    }
  }
}

extension AuditRecord {
  /// The file and line that a message about the source begins with.
  fileprivate var sourceLine: (file: String, line: Int?)? {
    guard screens.isEmpty else { return nil }
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    return (String(parts[0]), line)
  }
}
