/// `navshot approve`: makes what the last `verify` drew the new goldens.
struct ApproveCommand: Command {
  static let form = CommandForm(
    name: "approve", summary: "Takes the present pictures of the last verify over as goldens.",
    operands: SuiteOptions.operands, operandCount: 0...1000,
    options: [.init(name: "out", value: "FOLDER", help: "The report's folder; 'out' where it is left out.")]
      + SuiteOptions.filterOptions,
    notes: [
      SuiteOptions.note,
      "Cases that differ, lack a golden, or have one that cannot be read are taken; a failed scenario has nothing to take.",
    ])

  private let options: SuiteOptions
  private let folder: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
    folder = arguments.value("out") ?? "out"
  }

  func run(_ console: Console) throws -> ExitStatus {
    let suites = try options.suites()
    _ = try options.cases(of: suites)
    let lock = FolderLock(folder, for: .reading) { console.log("waiting for the run that writes to '\(folder)'") }
    let count = try lock.during {
      let approval = Approval(summary: try VerificationSummary(path: folder), folder: ReportFolder(folder))
      return try approval.run(suites, filter: options.filter, console: console)
    }
    console.output("approved \(count) \(count == 1 ? "picture" : "pictures")")
    return .success
  }
}
