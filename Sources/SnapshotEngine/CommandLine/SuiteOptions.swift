import Foundation

/// The suites that a command works on, which of their cases, and how they are made.
struct SuiteOptions: Sendable {
  static let operands = "[SUITE…]"
  static let note =
    "A SUITE is a folder with a matrix.json, or that file; every folder in 'golden' where none is named."
  static let filterOptions: [CommandForm.Option] = [
    .init(
      name: "only", value: "PATTERN,…",
      help: "Only the cases whose name fits, for example 'iphone*/*prompt*' or 'sample/ipad*'.")
  ]

  let filter: CaseFilter
  private let paths: [String]
  private let process: DelegateOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    process = try DelegateOptions(arguments)
    filter = CaseFilter(patterns: arguments.list("only") ?? [])
  }

  func suites() throws -> [Suite] {
    SuiteNames.distinct(try (paths.isEmpty ? Self.allPaths() : paths).map { try Suite(path: $0) })
  }

  /// The cases that the filter leaves. Fails where it leaves none of any suite: a pattern with a slip in it would pass.
  func cases(of suites: [Suite]) throws(UsageError) -> [(suite: Suite, scenarios: [Scenario])] {
    let cases = suites.map { suite in
      (suite, suite.scenarios.filter { filter.includes($0.fileStem, suite: suite.name) })
    }
    if cases.allSatisfy(\.1.isEmpty), let pattern = filter.patterns.first {
      throw .unmatchedPattern(pattern, known: suites.flatMap { $0.scenarios.map(\.fileStem) })
    }
    return cases
  }

  private static func allPaths() throws(FileError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "golden")) ?? []
    let paths = names.sorted().map { "golden/" + $0 }.filter {
      FileManager.default.fileExists(atPath: "\($0)/\(Suite.documentName)")
    }
    guard !paths.isEmpty else { throw .unreadable(path: "golden", reason: "no folder in it holds a matrix.json") }
    return paths
  }

  /// Makes pictures of a suite; results come in the jobs' order, and each as soon as it is there to `finished`. Fails where
  /// a file cannot be written: that is no fault of any picture's.
  func make(
    _ jobs: [PictureJob], of suite: Suite, console: Console,
    finished: (PictureJob, PictureResult) -> Void = { _, _ in }
  ) throws -> [PictureResult] {
    guard !jobs.isEmpty else { return [] }
    try ScenarioOptions.checkThemes(of: jobs.map(\.scenario))
    var results: [Int: PictureResult] = [:]
    for delegate in suite.definition.delegates {
      let places = jobs.indices.filter { jobs[$0].scenario.delegate.map { $0 == delegate.name } ?? true }
      guard !places.isEmpty else { continue }
      let options = process.drawing(delegate, swiftVersion: suite.definition.swiftVersion)
      let made = try options.pool.run(places.map { jobs[$0] }, delegate: options.delegate(), log: console.log) {
        finished(jobs[places[$0]], $1)
      }
      for (place, result) in zip(places, made) { results[place] = result }
    }
    for failure in results.values.compactMap(\.failure) { if case .notWritten = failure { throw failure } }
    return jobs.indices.map { results[$0] ?? .failed(.error("the suite has no delegate of this name")) }
  }
}

extension DelegateOptions {
  /// The same limits for a suite's delegate.
  func drawing(_ delegate: SuiteDelegate, swiftVersion: String? = nil) -> DelegateOptions {
    var options = self
    switch delegate.code {
    case .sample(let sample): (options.sources, options.sample) = ([], sample)
    case .source(let path): options.sources = [path]
    case .builtIn(let settings): options.suiteSettings = settings
    }
    options.typeName = delegate.typeName
    options.languageMode = swiftVersion ?? languageMode
    return options
  }
}
