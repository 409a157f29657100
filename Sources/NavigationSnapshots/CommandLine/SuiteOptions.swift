import Foundation

/// The suites that `record` and `verify` work on.
struct SuiteOptions: Sendable {
  static let operands = "[SUITE…]"
  static let note =
    "A SUITE is a folder with a matrix.json, or that file; every folder in 'golden' where none is named."

  private let paths: [String]
  private let process: DelegateOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    process = try DelegateOptions(arguments)
  }

  func suites() throws -> [Suite] {
    try (paths.isEmpty ? Self.allPaths() : paths).map { try Suite(path: $0) }
  }

  private static func allPaths() throws(FileError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "golden")) ?? []
    let paths = names.sorted().map { "golden/" + $0 }.filter {
      FileManager.default.fileExists(atPath: $0 + "/matrix.json")
    }
    guard !paths.isEmpty else { throw .unreadable(path: "golden", reason: "no folder in it holds a matrix.json") }
    return paths
  }

  /// Makes a suite's pictures and layouts below `folder`.
  func make(_ suite: Suite, in folder: String, console: Console) throws -> (
    jobs: [PictureJob], results: [PictureResult]
  ) {
    try ScenarioOptions.checkThemes(of: suite.scenarios)
    var options = process
    (options.sources, options.typeName) = (suite.sources, suite.definition.delegateType)
    options.languageMode = suite.definition.swiftVersion ?? options.languageMode
    let jobs = suite.scenarios.map { PictureJob(scenario: $0, formats: [.png, .json], folder: folder) }
    return (jobs, try options.pool.run(jobs, delegate: options.delegate(), log: console.log))
  }
}
