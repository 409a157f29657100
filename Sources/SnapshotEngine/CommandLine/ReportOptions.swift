import Foundation

/// The options that say which reports a run leaves beside its page.
struct ReportOptions: Sendable {
  static let options: [CommandForm.Option] = [
    .init(name: "junit", value: "FILE", help: "Write JUnit XML too."),
    .init(name: "sarif", value: "FILE", help: "Write SARIF too, for code scanning."),
    .init(
      name: "markdown", value: "FILE",
      help: "Write a Markdown summary too, for a pull request's comment or $GITHUB_STEP_SUMMARY."),
    .init(name: "annotations", help: "Print GitHub's annotations, one for each cause."),
  ]

  private let junit, sarif, markdown: String?
  private let annotates: Bool

  init(_ arguments: ParsedArguments) {
    (junit, sarif, markdown) = (arguments.value("junit"), arguments.value("sarif"), arguments.value("markdown"))
    annotates = arguments.has("annotations")
  }

  /// Fails where a report would lie among golden files, or in the place of one of the files of the page.
  func check(_ folder: ReportFolder) throws {
    for (option, file) in [("junit", junit), ("sarif", sarif), ("markdown", markdown)] {
      guard let file else { continue }
      try OutputFolder.check(file: file)
      if folder.files.contains(where: { FileOutput.isSameFile($0, file) }) {
        throw UsageError.badValue(option: option, reason: "'\(file)' is a file of the report itself")
      }
    }
  }

  /// Writes the page, the summary and what was asked for beside them, and prints the verdict.
  func write(_ summary: VerificationSummary, to folder: ReportFolder, console: Console) throws {
    try folder.write(summary)
    if let junit { try FileOutput.write(JUnitReport(summary: summary).text, to: junit) }
    if let sarif { try FileOutput.write(SARIFReport(summary: summary).text, to: sarif) }
    if let markdown { try FileOutput.write(MarkdownReport(summary: summary).text, to: markdown) }
    for note in summary.suites.flatMap(\.environment).firstOccurrences { console.log("note: \(note)") }
    SummaryText(summary: summary).lines.forEach(console.output)
    if annotates { GitHubAnnotations(summary: summary).lines.forEach(console.output) }
    console.log("report: \(folder.path)/\(ReportFolder.pageName)")
  }
}
