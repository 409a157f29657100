import Foundation

/// `navshot verify`: compares a suite's pictures with its golden files.
struct VerifyCommand: Command {
  static let form = CommandForm(
    name: "verify", summary: "Makes a suite's pictures and compares frames and pixels with its golden files.",
    operands: SuiteOptions.operands, operandCount: 0...1000,
    options: [
      .init(name: "out", value: "FOLDER", help: "Where the report goes; 'out' where it is left out.")
    ] + SuiteOptions.filterOptions + [
      ShardOption.option,
      .init(
        name: "record", value: "missing|failed|all|never",
        help: "Write these goldens after the comparison; never where it is left out."),
      .init(name: "keep-equal", help: "Keep the pictures that are as recorded too, so that the report shows them."),
    ] + ReportOptions.options + DelegateOptions.processOptions,
    notes: [
      SuiteOptions.note,
      "Exit status 1 where anything differs or a picture has findings. FOLDER/index.html is the report, FOLDER/summary.json the same for programs; 'navshot approve' takes the present pictures over, 'navshot report --merge' joins the reports of shards.",
    ])

  private let options: SuiteOptions
  private let reports: ReportOptions
  private let arguments: ParsedArguments
  private let folder: String
  private let mode: RecordMode

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
    reports = ReportOptions(arguments)
    folder = arguments.value("out") ?? "out"
    mode = try arguments.recordMode("record") ?? .never
    self.arguments = arguments
  }

  func run(_ console: Console) throws -> ExitStatus {
    let shard = try ShardOption(arguments, environment: ProcessInfo.processInfo.environment)
    let suites = try options.suites()
    let planned = try options.cases(of: suites)
    for suite in suites { try OutputFolder(folder).check(holding: suite.name) }
    try reports.check(ReportFolder(folder))
    return try OutputFolder(folder).lock(console).during {
      var summary = try verify(planned, shard: shard, console)
      try record(&summary, suites, console)
      try reports.write(summary, to: ReportFolder(folder), console: console)
      return summary.exitStatus
    }
  }

  private func verify(
    _ planned: [(suite: Suite, scenarios: [Scenario])], shard: ShardOption, _ console: Console
  ) throws -> VerificationSummary {
    ReportFolder(folder).removeResults()
    var summary = VerificationSummary(shard: shard.shard, suites: [])
    for ((suite, scenarios), (_, all)) in zip(try shard.share(of: planned), planned) {
      let run = SuiteVerification(
        suite: suite, scenarios: scenarios, folder: folder, keepsEqual: arguments.has("keep-equal"))
      let made = try GoldenFolder(suite: suite).lock(for: .reading, console).during { try results(of: run, console) }
      summary.suites.append(run.summary(made, planned: all.map(\.fileStem)))
    }
    return summary
  }

  /// How many differences are told while the run goes on.
  private static let told = 20

  private func results(of run: SuiteVerification, _ console: Console) throws -> [PictureResult] {
    run.removeResults()
    let jobs = run.jobs
    var progress = ProgressLine("verify \(run.suite.name)", total: jobs.count)
    var count = 0
    let results = try options.make(jobs, of: run.suite, console: console) { job, result in
      let summary = run.summary(of: job.scenario, result)
      progress.advance(hasFailed: !summary.isPassed)
      guard !summary.isPassed else { return }
      count += 1
      guard count <= Self.told else { return }
      progress.clear()
      let line = "differs: \(run.suite.name)/\(summary.name) (\(summary.verdict.title))"
      console.log(count == Self.told ? "more differ" : line)
    }
    progress.clear()
    return results
  }

  private func record(_ summary: inout VerificationSummary, _ suites: [Suite], _ console: Console) throws {
    guard mode != .never else { return }
    let wanted: Set<VerdictKind> =
      mode == .missing ? [.missingGolden] : Set(VerdictKind.allCases.filter(\.isApprovable))
    let approval = Approval(summary: summary, folder: ReportFolder(folder), kinds: wanted)
    let count = try approval.run(suites, filter: options.filter, console: console)
    console.log("recorded \(count) pictures; verify again to see that they hold")
  }
}

extension ParsedArguments {
  func recordMode(_ option: String) throws(UsageError) -> RecordMode? {
    guard let text = value(option) else { return nil }
    guard let mode = RecordMode(rawValue: text) else {
      throw .unknownValue(text, option: option, known: RecordMode.allCases.map(\.rawValue))
    }
    return mode
  }
}
