import Foundation
import GoogleNavigation

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
      .init(
        name: "built-in", help: "Draw the SDK's own layout, without a delegate and with everything as the SDK has it."),
      .init(
        name: "settings", value: "FILE",
        help: "With --built-in: a JSON file of settings, for example {\"isNavigationFooterEnabled\": false}."),
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
  /// Whether the built-in layout is drawn instead of a delegate's.
  var isBuiltIn: Bool
  /// The settings' file for the built-in layout; nil where there are none.
  var settingsPath: String?
  /// Settings that a suite gives; they need no file.
  var suiteSettings: NavigationSettings?
  var typeName: String?
  var languageMode: String
  var timeLimit: Double
  var concurrency: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    sources = arguments.list("sources") ?? []
    typeName = arguments.value("delegate")
    (isBuiltIn, settingsPath) = (arguments.has("built-in"), arguments.value("settings"))
    if settingsPath != nil, !isBuiltIn { throw .missingOption("built-in", for: "settings") }
    if isBuiltIn, !sources.isEmpty { throw .conflict("built-in", "sources") }
    if isBuiltIn, typeName != nil { throw .conflict("built-in", "delegate") }
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
    concurrency = try arguments.integer("jobs", in: 1...256) ?? cores
  }

  private static func sample(named name: String) throws(UsageError) -> SampleDelegate {
    guard let sample = SampleDelegate(rawValue: name) else {
      let known = SampleDelegate.allCases.map(\.rawValue)
      throw .unknownValue(name, option: "delegate", known: known + ["the classes in --sources"])
    }
    return sample
  }

  /// Compiles the sources, where there are any.
  func delegate() throws -> WorkerOrder.Delegate {
    if let suiteSettings { return .builtIn(suiteSettings) }
    if isBuiltIn { return .builtIn(try settingsPath.map(Self.settings) ?? NavigationSettings()) }
    guard !sources.isEmpty else { return .sample(sample) }
    let source = try DelegateSource(paths: sources, typeName: typeName)
    let library = try DelegateCompiler(languageMode: languageMode).library(of: source)
    return .library(path: library, typeName: source.typeName)
  }

  private static func settings(at path: String) throws -> NavigationSettings {
    try NavigationSettings(json: Data(try FileOutput.read(path)), file: path)
  }

  /// Every file of the sources, the delegate's first; none for a sample.
  func sourceFiles() throws(DelegateError) -> [String] {
    sources.isEmpty ? [] : try DelegateSource(paths: sources, typeName: typeName).filesByImportance
  }

  var pool: WorkerPool { WorkerPool(timeLimit: timeLimit, concurrency: concurrency) }
}

extension SettingsError: UserError {}
