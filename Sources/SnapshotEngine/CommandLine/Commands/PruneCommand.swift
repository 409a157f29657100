/// `navshot prune`: finds golden files that no case uses.
struct PruneCommand: Command {
  static let form = CommandForm(
    name: "prune", summary: "Lists golden files that belong to no case of the matrix, and removes them.",
    operands: SuiteOptions.operands, operandCount: 0...1000,
    options: [.init(name: "delete", help: "Remove the files instead of listing them.")],
    notes: [SuiteOptions.note, "Exit status 1 where files are listed and not removed."])

  private let options: SuiteOptions
  private let deletes: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try SuiteOptions(arguments)
    deletes = arguments.has("delete")
  }

  func run(_ console: Console) throws -> ExitStatus {
    try options.suites().reduce(.success) { status, suite in status.combined(with: try prune(suite, console)) }
  }

  private func prune(_ suite: Suite, _ console: Console) throws -> ExitStatus {
    let folder = GoldenFolder(suite: suite)
    let files = try folder.lock(for: deletes ? .changing : .reading, console).during {
      if deletes { folder.removeLeftovers() }
      let files = folder.unused
      for file in files {
        if deletes { try folder.remove(file) }
        console.output("\(suite.folder.isEmpty ? "." : suite.folder)/\(file.name)")
      }
      return files
    }
    let size = ByteText.of(files.map(\.bytes).reduce(0, +))
    guard !files.isEmpty else {
      console.log("suite '\(suite.name)': every golden file belongs to a case")
      return .success
    }
    let verb = deletes ? "removed" : "would be removed by --delete"
    console.log("suite '\(suite.name)': \(files.count) files of \(size) \(verb)")
    return deletes ? .success : .differences
  }
}
