import Foundation

/// Some of a suite's cases, on their way from jobs to a summary.
struct SuiteVerification {
  let suite: Suite
  let scenarios: [Scenario]
  /// The report's folder; the suite's results go to the part of its name.
  let folder: String
  var keepsEqual = false
  /// Whether golden files of no case are listed: only a matrix file says what all cases are.
  var listsUnused = true

  var jobs: [PictureJob] {
    scenarios.map { scenario in
      var job = PictureJob(scenario: scenario, outputs: [])
      job.golden = suite.reference(for: scenario, results: stem(of: scenario), keepsEqual: keepsEqual)
      return job
    }
  }

  /// Removes what an earlier run, perhaps one that was killed, has left of these cases.
  func removeResults() {
    for scenario in scenarios {
      for file in ResultFile.allCases { unlink(file.path(after: stem(of: scenario))) }
    }
  }

  private func stem(of scenario: Scenario) -> String { "\(folder)/\(suite.name)/\(scenario.fileStem)" }

  /// Sums up what came of the jobs.
  /// - Parameter planned: the cases that all shards make together; those of this run where nothing is given.
  func summary(_ results: [PictureResult], planned: [String]? = nil) -> SuiteSummary {
    let changes = results.compactMap(\.report?.verdict).flatMap(\.manifestChanges)
    return SuiteSummary(
      name: suite.name, folder: suite.folder, planned: planned ?? scenarios.map(\.fileStem),
      cases: zip(scenarios, results).map(summary),
      unused: listsUnused ? GoldenFolder(suite: suite).unused.map(\.name) : [],
      environment: changes.firstOccurrences.sorted())
  }

  func summary(of scenario: Scenario, _ result: PictureResult) -> CaseSummary {
    CaseSummary(scenario, result, stem: stem(of: scenario), folder: folder)
  }
}

extension Suite {
  /// What a case is held against.
  func reference(for scenario: Scenario, results: String, keepsEqual: Bool = false) -> GoldenReference {
    GoldenReference(
      picture: path(of: scenario, .png), layout: path(of: scenario, .json), tolerance: definition.tolerance,
      masks: definition.masks.filter { $0.pictures.matches(scenario) }.map(\.area), results: results,
      keepsEqual: keepsEqual)
  }
}
