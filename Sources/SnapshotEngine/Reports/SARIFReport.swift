/// A summary as SARIF 2.1.0, which code scanning tools show beside the code: a result for each failed case, at its golden.
struct SARIFReport {
  let summary: VerificationSummary

  var text: String { SARIFDocument(rules: rules, results: summary.suites.flatMap(results)).text }

  private var rules: [JSONText] {
    summary.counts.map(\.kind).filter { $0 != .passed }.map { kind in
      .object(["id": .string(kind.rawValue), "shortDescription": .object(["text": .string(kind.title)])])
    }
  }

  private func results(of suite: SuiteSummary) -> [JSONText] {
    suite.cases.filter { !$0.isPassed }.map { item in
      let lines = ["\(item.name): \(item.verdict.title)"] + item.problems.flatMap(\.lines)
      return .object([
        "ruleId": .string(item.verdict.rawValue), "level": .string("error"),
        "message": .object(["text": .string(lines.joined(separator: "\n"))]),
        "locations": .array([
          .object([
            "physicalLocation": .object([
              "artifactLocation": .object(["uri": .string(item.goldenFile(in: suite))])
            ])
          ])
        ]),
        "partialFingerprints": .object(["case/v1": .string("\(suite.name)/\(item.name)")]),
      ])
    }
  }
}

extension CaseSummary {
  /// The golden that the case is held against: the layout, a text file, where a layout is at fault.
  func goldenFile(in suite: SuiteSummary) -> String {
    let format: OutputFormat = verdict == .layout ? .json : .png
    return (suite.folder.isEmpty ? "" : suite.folder + "/") + "\(name).\(format.fileExtension)"
  }
}
