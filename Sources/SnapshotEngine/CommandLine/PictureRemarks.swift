/// What there is to say about a picture that was made, a line each, headed by the picture's name.
struct PictureRemarks {
  /// What its author has to put right, each once.
  let findings: [String]
  /// What is as it would be on the screen itself, and no fault of the layout's.
  let notes: [String]
  /// The constraints that gave way to others, in one line; nil where none did.
  let conflicts: String?

  init(_ scenario: Scenario, _ report: PictureReport) {
    func lines(_ findings: [LayoutDocument.Finding]) -> [String] {
      findings.map { "\(scenario.fileStem): \($0.message)" }.reduce(into: []) { lines, line in
        if !lines.contains(line) { lines.append(line) }
      }
    }
    findings = lines(report.findings.filter { !$0.isNote })
    notes = lines(report.findings.filter(\.isNote))
    let broken = report.conflicts.map(\.broken).joined(separator: ", ")
    let text = "\(scenario.fileStem): constraints contradict each other; given up: \(broken)"
    conflicts = report.conflicts.isEmpty ? nil : text
  }

  /// The remarks on each picture that was made.
  static func all(_ jobs: [PictureJob], _ results: [PictureResult]) -> [PictureRemarks] {
    zip(jobs, results).compactMap { job, result in result.report.map { PictureRemarks(job.scenario, $0) } }
  }

  /// Whether there is something to put right.
  var isFaulty: Bool { !findings.isEmpty || conflicts != nil }

  var lines: [String] { notes + findings + [conflicts].compactMap(\.self) }
}

extension String {
  /// The text after `prefix`, where it begins so.
  func dropping(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}

extension LayoutDocument.Finding {
  /// A CarPlay screen refuses every delegate, as the SDK's does; a warning is about code that changes nothing.
  fileprivate var isNote: Bool { rule == "delegate-refused" || level == "warning" }
}
