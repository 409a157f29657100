import Foundation

/// `navshot watch`: renders whenever a source is saved.
struct WatchCommand: Command {
  static let form = CommandForm(
    name: "watch",
    summary: "Renders again whenever a source is saved, and shows the pictures on a page that reloads itself.",
    options: [
      .init(name: "port", value: "N", help: "The page's port on 127.0.0.1; any free one where it is left out."),
      .init(name: "out", value: "FOLDER", help: "Where the pictures go; a temporary folder where it is left out."),
    ] + DelegateOptions.options + ScenarioOptions.options,
    notes: [
      "Watches the files and folders of --sources, and the scenario and theme files that are named. The page can be reached from this machine alone. It ends with Ctrl-C."
    ])

  private let delegate: DelegateOptions
  private let options: ScenarioOptions
  private let port: Int
  private let folder: String
  private let paths: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    delegate = try DelegateOptions(arguments)
    options = try ScenarioOptions(arguments)
    port = try arguments.number("port", in: 0...65_535).map { Int($0) } ?? 0
    folder =
      arguments.value("out") ?? NSTemporaryDirectory() + "navshot-watch-\(ProcessInfo.processInfo.processIdentifier)"
    let files = ["scenario", "theme"].flatMap { arguments.list($0) ?? [] }.filter { $0.hasSuffix(".json") }
    paths = (arguments.list("sources") ?? []) + files
  }

  func run(_ console: Console) async throws -> ExitStatus {
    try OutputFolder(folder).check()
    // What is wrong with the command line is said at once, not on the page.
    _ = try options.scenarios()
    let server = try LoopbackServer(port: port)
    let state = WatchState()
    server.serve { state.response(to: $0) }
    console.output("http://127.0.0.1:\(server.port)/")
    if paths.isEmpty { console.log("nothing to watch: --sources names the files") }
    let watcher = Watcher(
      delegate: delegate, options: options, folder: folder, paths: paths, state: state, log: console.log)
    await Task.detached { watcher.run() }.value
    return .success
  }
}
