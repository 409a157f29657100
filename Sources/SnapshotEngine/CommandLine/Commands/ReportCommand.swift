/// `navshot report`: makes the reports of a verification anew, or joins those of shards.
struct ReportCommand: Command {
  static let form = CommandForm(
    name: "report", summary: "Writes the report of a verification anew, or joins the reports of shards.",
    operands: "FOLDER…", operandCount: 1...10_000,
    options: [
      .init(name: "merge", help: "Join the folders of several shards into one report."),
      .init(name: "out", value: "FOLDER", help: "Where the joined report goes; 'out' where it is left out."),
    ] + ReportOptions.options,
    notes: [
      "FOLDER is what 'navshot verify --out' wrote. A case that no shard made is reported as a missing render.",
      "Exit status 1 where anything differs.",
    ])

  private let folders: [String]
  private let merges: Bool
  private let out: String?
  private let reports: ReportOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    (folders, merges, out) = (arguments.operands, arguments.has("merge"), arguments.value("out"))
    reports = ReportOptions(arguments)
    if !merges, folders.count > 1 { throw .unexpectedArgument(folders[1], command: Self.form.name) }
    if !merges, out != nil { throw .missingOption("merge", for: "out") }
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard merges else {
      try reports.check(ReportFolder(folders[0]))
      let summary = try VerificationSummary(path: folders[0])
      try reports.write(summary, to: ReportFolder(folders[0]), console: console)
      return summary.exitStatus
    }
    let parts = try folders.map { (path: $0, summary: try VerificationSummary(path: $0)) }
    let summary = try SummaryMerge(parts).summary
    let folder = ReportFolder(out ?? "out")
    try OutputFolder(folder.path).check()
    try reports.check(folder)
    if folders.contains(folder.path) { throw UsageError.mergeOverPart(folder.path) }
    try OutputFolder(folder.path).lock(console).during {
      folder.removeResults()
      for part in parts { try folder.copyFiles(of: part.summary, from: ReportFolder(part.path)) }
      try reports.write(summary, to: folder, console: console)
    }
    return summary.exitStatus
  }
}
