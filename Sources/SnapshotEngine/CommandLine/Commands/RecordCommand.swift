import Foundation

/// `navshot record`: writes golden files.
struct RecordCommand: Command {
  static let form = CommandForm(
    name: "record", summary: "Makes a suite's pictures and keeps them as its golden files.",
    operands: SuiteOptions.operands, operandCount: 0...1000,
    options: [
      .init(
        name: "mode", value: "missing|failed|all|never",
        help:
          "Which goldens are written: those that are missing, those that are not as drawn now, or all. All where it is left out; has to be said in CI, where the variable CI is set."
      ),
      .init(
        name: "small",
        help: "Write the pictures as small as can be, without loss; takes about ten times as long."),
      .init(name: "costs", help: "Keep what each picture took in costs.json, which balances shards."),
    ] + SuiteOptions.filterOptions + DelegateOptions.processOptions,
    notes: [
      SuiteOptions.note,
      "Nothing of a suite is written where one of its pictures cannot be made or has findings, for example a missing glyph. Each file is replaced in one step: a recording that is ended half way leaves every golden whole.",
    ])

  private let options: SuiteOptions
  private let mode: RecordMode
  private let size: GoldenFile.Size
  private let keepsCosts: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
    let isCI = RecordMode.isCI(ProcessInfo.processInfo.environment)
    mode = try arguments.recordMode("mode") ?? (isCI ? .never : .all)
    if mode == .never, !arguments.has("mode") { throw .recordingInCI }
    size = arguments.has("small") ? .smallest : .usual
    keepsCosts = arguments.has("costs")
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard mode != .never else { return .success }
    return try options.cases(of: options.suites()).reduce(.success) { status, part in
      status.combined(with: try record(part.suite, part.scenarios, console: console))
    }
  }

  private func record(_ suite: Suite, _ scenarios: [Scenario], console: Console) throws -> ExitStatus {
    let goldens = GoldenFolder(suite: suite)
    goldens.removeLeftovers()
    let folder = goldens.recordingFolder
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileOutput.makeFolder(folder)
    let jobs = jobs(suite, scenarios, in: folder)
    var progress = ProgressLine("record \(suite.name)", total: jobs.count)
    let results = try options.make(jobs, of: suite, console: console) { _, result in
      progress.advance(hasFailed: result.report == nil)
    }
    progress.clear()
    PictureRemarks.all(jobs, results).compactMap(\.conflicts).forEach(console.log)
    let obstacles = zip(jobs, results).flatMap { Self.obstacles(to: $0, $1) }
    guard obstacles.isEmpty else {
      obstacles.forEach(console.log)
      console.log("suite '\(suite.name)' was not recorded")
      return results.contains { $0.failure != nil } ? .usage : .differences
    }
    let written = try goldens.lock(for: .changing, console).during {
      let written = try keep(zip(jobs, results).filter(isWanted).map(\.0), of: suite)
      if keepsCosts { try keepCosts(jobs, results, of: suite) }
      return written
    }
    let average = written.isEmpty ? "" : ", \(ByteText.of(written.reduce(0, +) / written.count)) a picture"
    console.output("recorded \(written.count) pictures of suite '\(suite.name)'\(average)")
    return .success
  }

  private func jobs(_ suite: Suite, _ scenarios: [Scenario], in folder: String) -> [PictureJob] {
    scenarios.compactMap { scenario in
      var job = PictureJob(scenario: scenario, formats: [.png, .json], folder: folder)
      job.keeping = size
      switch mode {
      case .failed: job.golden = suite.reference(for: scenario, results: "\(folder)/results/\(scenario.fileStem)")
      case .missing:
        let paths = [OutputFormat.png, .json].map { suite.path(of: scenario, $0) }
        if paths.allSatisfy(FileManager.default.fileExists) { return nil }
      case .all, .never: break
      }
      return job
    }
  }

  private func isWanted(_ job: PictureJob, _ result: PictureResult) -> Bool {
    job.golden == nil || result.report?.verdict?.problems.isEmpty == false
  }

  /// Puts the files in place and returns the pictures' sizes in bytes.
  private func keep(_ jobs: [PictureJob], of suite: Suite) throws -> [Int] {
    try jobs.map { job in
      for output in job.outputs {
        try FileOutput.move(output.path, to: suite.path(of: job.scenario, output.format))
      }
      return try FileOutput.size(of: suite.path(of: job.scenario, .png))
    }
  }

  private func keepCosts(_ jobs: [PictureJob], _ results: [PictureResult], of suite: Suite) throws {
    let seconds = zip(jobs, results).compactMap { job, result in
      result.report.map { (job.scenario, $0.timing.total) }
    }
    try CaseCosts.write(seconds, of: suite)
  }

  private static func obstacles(to job: PictureJob, _ result: PictureResult) -> [String] {
    switch result {
    case .failed(let failure): ["\(job.scenario.fileStem): \(failure)"]
    case .made(let report): PictureRemarks(job.scenario, report).findings
    }
  }
}
