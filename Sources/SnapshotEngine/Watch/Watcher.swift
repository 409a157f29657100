import Foundation
import GoogleNavigation

/// Renders once, and again whenever a source changes.
struct Watcher {
  let delegate: DelegateOptions
  let options: ScenarioOptions
  /// Where the pictures go.
  let folder: String
  /// What is watched.
  let paths: [String]
  let state: WatchState
  let log: @Sendable (String) -> Void

  /// Never returns, unless `rounds` says how often to render.
  func run(rounds: Int? = nil) {
    var stamp = SourceStamp(paths: paths)
    var count = 0
    while true {
      render()
      count += 1
      if let rounds, count >= rounds { return }
      stamp = SourceStamp.waitForChange(from: stamp, paths: paths)
    }
  }

  private func render() {
    let start = ContinuousClock.now
    state.update { $0.isBusy = true }
    do {
      let scenarios = try options.scenarios()
      try ScenarioOptions.checkThemes(of: scenarios)
      let library = try delegate.delegate()
      let jobs = scenarios.map { PictureJob(scenario: $0, formats: [.png], folder: folder) }
      let results = try delegate.pool.run(jobs, delegate: library, log: log)
      let seconds = start.duration(to: .now) / .seconds(1)
      state.update { content in
        (content.title, content.error, content.isBusy, content.seconds) = (library.typeName, nil, false, seconds)
        content.pictures = zip(jobs, results).map(Self.picture)
      }
      log("\(jobs.count) pictures in \(DecimalText.of((seconds * 100).rounded() / 100)) s")
    } catch {
      state.update { ($0.error, $0.isBusy) = ("\(error)", false) }
      log("\(error)")
    }
  }

  private static func picture(_ job: PictureJob, _ result: PictureResult) -> WatchState.Picture {
    let size = job.scenario.device.screen.size
    let remarks = result.report.map { PictureRemarks(job.scenario, $0).lines } ?? []
    return WatchState.Picture(
      name: job.scenario.fileStem, path: result.report == nil ? nil : job.path(of: .png), width: Double(size.width),
      height: Double(size.height), remarks: remarks + [result.failure?.description].compactMap(\.self))
  }
}

extension WatchState {
  /// Answers what the page asks for.
  func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    switch request.path {
    case "/": return .init(type: "text/html; charset=utf-8", body: Array(WatchPage.html.utf8))
    case "/state":
      let version = request.query["after"].flatMap(Int.init) ?? -1
      return .init(type: "application/json", body: Array(content(after: version, atMost: 20).json.utf8))
    case "/picture":
      // Only files that were just made: a name is looked up, never taken for a path.
      let picture = content.pictures.first { $0.name == request.query["name"] }
      guard let path = picture?.path, let bytes = try? FileOutput.read(path) else { return .notFound }
      return .init(type: "image/png", body: bytes)
    default: return .notFound
    }
  }
}
