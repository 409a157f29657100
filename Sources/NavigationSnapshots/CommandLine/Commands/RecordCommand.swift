import Foundation

/// `navshot record`: writes golden files. Nothing else does.
struct RecordCommand: Command {
  static let form = CommandForm(
    name: "record", summary: "Makes a suite's pictures and keeps them as its golden files.",
    operands: SuiteOptions.operands, operandCount: 0...1000, options: DelegateOptions.processOptions,
    notes: [
      SuiteOptions.note,
      "Nothing is written where a picture cannot be made or has findings, for example a missing glyph.",
    ])

  private let options: SuiteOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    try options.suites().reduce(.success) { status, suite in
      status.combined(with: try record(suite, console: console))
    }
  }

  private func record(_ suite: Suite, console: Console) throws -> ExitStatus {
    // Beside the goldens, so that they can be put into place by renaming.
    let folder = "\(suite.folder.isEmpty ? "." : suite.folder)/.recording-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (jobs, results) = try options.make(suite, in: folder, console: console)
    PictureRemarks.all(jobs, results).compactMap(\.conflicts).forEach(console.log)
    let obstacles = zip(jobs, results).flatMap { Self.obstacles(to: $0, $1) }
    guard obstacles.isEmpty else {
      obstacles.forEach(console.log)
      console.log("suite '\(suite.name)' was not recorded")
      return .differences
    }
    for job in jobs {
      for output in job.outputs {
        try FileOutput.move(output.path, to: suite.path(of: job.scenario, output.format))
      }
    }
    console.output("recorded \(jobs.count) pictures of suite '\(suite.name)'")
    return .success
  }

  private static func obstacles(to job: PictureJob, _ result: PictureResult) -> [String] {
    switch result {
    case .failed(let failure): ["\(job.scenario.fileStem): \(failure)"]
    case .made(let report): PictureRemarks(job.scenario, report).findings
    }
  }
}
