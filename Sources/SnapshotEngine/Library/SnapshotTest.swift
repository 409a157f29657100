import Foundation
package import GoogleNavigation

/// The snapshots of one test: which, of what, and where their goldens are.
@MainActor
package struct SnapshotTest {
  private let suite: Suite
  private let scenarios: [Scenario]
  private let place: SnapshotPlace
  private let makeDelegate: @MainActor () -> any NavigationLayoutDelegate

  /// The pictures of a matrix, with goldens in a folder of the test's name beside its file.
  package init(
    _ matrix: SnapshotMatrix, file: String, name: String, environment: [String: String],
    makeDelegate: @escaping @MainActor () -> any NavigationLayoutDelegate
  ) throws {
    place = SnapshotPlace(file: file, name: name, suite: nil, environment: environment)
    suite = try Suite(matrix: matrix, folder: place.goldens)
    scenarios = suite.scenarios
    self.makeDelegate = makeDelegate
  }

  /// The pictures of a `matrix.json` whose names fit one of the patterns, where there are any.
  package init(
    suite path: String, only patterns: [String], file: String, environment: [String: String],
    makeDelegate: @escaping @MainActor () -> any NavigationLayoutDelegate
  ) throws {
    place = SnapshotPlace(file: file, name: path, suite: path, environment: environment)
    let (suite, filter) = (try Suite(path: place.goldens), CaseFilter(patterns: patterns))
    self.suite = suite
    scenarios = suite.scenarios.filter { filter.includes($0.fileStem, suite: suite.name) }
    guard !scenarios.isEmpty else {
      throw UsageError.unmatchedPattern(patterns.first ?? "", known: suite.scenarios.map(\.fileStem))
    }
    self.makeDelegate = makeDelegate
  }

  /// Makes the pictures, holds them against their goldens, records what the mode says, and tells what differs.
  package func verify(recording mode: RecordMode, report: @MainActor (SnapshotFailure) throws -> Void) async throws {
    // The cases of a parameterized test have one name and should not lose each other's report.
    let folder = ReportFolder(scenarios.count == 1 ? "\(place.results)/\(scenarios[0].fileStem)" : place.results)
    var run = SuiteVerification(suite: suite, scenarios: scenarios, folder: folder.path)
    run.listsUnused = place.hasMatrixFile
    try await SnapshotTurns.shared.during(folder.path) { [run] in
      folder.removeResults()
      run.removeResults()
      let results = try await SnapshotRun(makeDelegate: makeDelegate).results(of: run.jobs)
      let summary = VerificationSummary(suites: [run.summary(results)])
      try folder.write(summary)
      guard !summary.failures.isEmpty else { return }
      let recorded = try record(summary, folder, mode: mode)
      try report(SnapshotFailure(summary, folder: folder, note: Self.note(recorded, mode, summary)))
    }
  }

  private static func note(_ recorded: Int, _ mode: RecordMode, _ summary: VerificationSummary) -> String? {
    if recorded > 0 {
      return "recorded \(recorded) golden \(recorded == 1 ? "picture" : "pictures"): look, and run the test again"
    }
    let isMissing = summary.failures.contains { $0.verdict == .missingGolden }
    return isMissing && mode == .never ? "NAVSHOT_RECORD=missing swift test records what is missing" : nil
  }

  private func record(_ summary: VerificationSummary, _ folder: ReportFolder, mode: RecordMode) throws -> Int {
    guard mode != .never else { return 0 }
    let kinds = mode == .missing ? [.missingGolden] : Set(VerdictKind.allCases.filter(\.isApprovable))
    return try Approval(summary: summary, folder: folder, kinds: kinds).run(
      [suite], filter: CaseFilter(patterns: []), console: .standard)
  }
}
