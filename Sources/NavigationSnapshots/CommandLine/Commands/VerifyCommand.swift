import Foundation

/// `navshot verify`: compares a suite's pictures with its golden files.
struct VerifyCommand: Command {
  static let form = CommandForm(
    name: "verify", summary: "Makes a suite's pictures and compares pixels and frames with its golden files.",
    operands: SuiteOptions.operands, operandCount: 0...1000,
    options: [.init(name: "out", value: "FOLDER", help: "Where differences go; 'out' where it is left out.")]
      + DelegateOptions.processOptions,
    notes: [
      SuiteOptions.note,
      "Exit status 1 where anything differs or a picture has findings. FOLDER/SUITE/DEVICE then holds the present picture and layout, and a picture of expected, actual and difference.",
    ])

  private let options: SuiteOptions
  private let folder: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
    folder = arguments.value("out") ?? "out"
  }

  func run(_ console: Console) throws -> ExitStatus {
    try options.suites().reduce(.success) { status, suite in
      status.combined(with: try verify(suite, console: console))
    }
  }

  private func verify(_ suite: Suite, console: Console) throws -> ExitStatus {
    let folder = "\(self.folder)/\(suite.name)"
    try OutputFolder(self.folder).check(holding: suite.name)
    OutputFolder(folder).removeResults(of: suite.scenarios)
    let (jobs, results) = try options.make(suite, in: folder, console: console)
    let verifier = Verifier(suite: suite, folder: folder)
    let verdicts = try zip(jobs, results).map { try verifier.verdict(on: $0, result: $1) }
    let status = SuiteReport(suite: suite, folder: folder, verdicts: verdicts).write(to: console)
    return status.combined(with: Self.report(PictureRemarks.all(jobs, results), of: suite, to: console))
  }

  /// Conflicts are part of a layout, and may be in the goldens; findings never are.
  private static func report(_ remarks: [PictureRemarks], of suite: Suite, to console: Console) -> ExitStatus {
    remarks.flatMap(\.lines).forEach(console.log)
    let count = remarks.filter { !$0.findings.isEmpty }.count
    guard count > 0 else { return .success }
    console.output("suite '\(suite.name)': \(count) of its pictures have findings")
    return .differences
  }
}

/// A verified suite, in words.
private struct SuiteReport {
  let suite: Suite
  let folder: String
  let verdicts: [GoldenVerdict]

  func write(to console: Console) -> ExitStatus {
    let changes = verdicts.flatMap(\.manifestChanges)
    for change in NSOrderedSet(array: changes).compactMap({ $0 as? String }) { console.log("note: \(change)") }
    let failed = verdicts.filter { !$0.problems.isEmpty }
    for verdict in failed {
      console.output(verdict.scenario.fileStem)
      verdict.problems.forEach { console.output("    \($0)") }
    }
    guard !failed.isEmpty else {
      console.output("suite '\(suite.name)': \(verdicts.count) pictures are as recorded")
      return .success
    }
    console.output("suite '\(suite.name)': \(failed.count) of \(verdicts.count) pictures differ; see \(folder)")
    return .differences
  }
}
