import Foundation

/// The options that say whose layout is drawn, and how its process is kept in check.
struct DelegateOptions: Sendable {
  static let options: [CommandForm.Option] =
    [
      .init(
        name: "sources", value: "PATH,…",
        help: "Swift files, or folders of them, that hold the layout delegate. Without it the built-in sample is drawn."
      ),
      .init(
        name: "delegate", value: "TYPE|NAME",
        help:
          "The delegate's class, where the sources hold several; without sources, a built-in sample: \(SampleDelegate.allCases.map(\.rawValue).joined(separator: ", "))."
      ),
      .init(name: "swift-version", value: "5|6", help: "The sources' language mode; 5 where it is left out."),
    ] + processOptions

  static let processOptions: [CommandForm.Option] = [
    .init(
      name: "time-limit", value: "SECONDS",
      help: "How long the delegate may take for one picture; 10 where it is left out."),
    .init(
      name: "jobs", value: "N",
      help: "Pictures in the works at the same time; as many as processors where it is left out."),
  ]

  /// Whose layout is drawn where there are no sources.
  var sample: SampleDelegate
  var sources: [String]
  var typeName: String?
  var languageMode: String
  var timeLimit: Double
  var concurrency: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    sources = arguments.list("sources") ?? []
    typeName = arguments.value("delegate")
    if let typeName, sources.isEmpty {
      sample = try Self.sample(named: typeName)
    } else {
      sample = .sample
    }
    let modes = ["5", "6"]
    languageMode = arguments.value("swift-version") ?? "5"
    guard modes.contains(languageMode) else { throw .unknownValue(languageMode, option: "swift-version", known: modes) }
    timeLimit = try arguments.number("time-limit", in: 0.1...3600) ?? 10
    let cores = ProcessInfo.processInfo.activeProcessorCount
    concurrency = try arguments.number("jobs", in: 1...256).map { Int($0) } ?? cores
  }

  private static func sample(named name: String) throws(UsageError) -> SampleDelegate {
    guard let sample = SampleDelegate(rawValue: name) else {
      let known = SampleDelegate.allCases.map(\.rawValue)
      throw .unknownValue(name, option: "delegate", known: known + ["the classes in --sources"])
    }
    return sample
  }

  /// Compiles the sources, where there are any.
  func delegate() throws(DelegateError) -> WorkerOrder.Delegate {
    guard !sources.isEmpty else { return .sample(sample) }
    let source = try DelegateSource(paths: sources, typeName: typeName)
    let library = try DelegateCompiler(languageMode: languageMode).library(of: source)
    return .library(path: library, typeName: source.typeName)
  }

  var pool: WorkerPool { WorkerPool(timeLimit: timeLimit, concurrency: concurrency) }
}
