import Foundation

/// Verifies some of a suite's cases.
struct SuiteVerification {
  let suite: Suite
  let scenarios: [Scenario]
  /// The report's folder; the suite's results go to the part of its name.
  let folder: String
  let keepsEqual: Bool
  /// How many failures are told while the run goes on.
  private static let told = 20

  var jobs: [PictureJob] {
    scenarios.map { scenario in
      var job = PictureJob(scenario: scenario, outputs: [])
      job.golden = suite.reference(for: scenario, results: stem(of: scenario), keepsEqual: keepsEqual)
      return job
    }
  }

  private func stem(of scenario: Scenario) -> String { "\(folder)/\(suite.name)/\(scenario.fileStem)" }

  /// Makes the pictures and sums up what came of them.
  /// - Parameter planned: the cases that all shards make together.
  func summary(planned: [String], options: SuiteOptions, console: Console) throws -> SuiteSummary {
    let jobs = jobs
    var progress = ProgressLine("verify \(suite.name)", total: jobs.count)
    var failures = 0
    let results = try options.make(jobs, of: suite, console: console) { job, result in
      let failed = result.report?.verdict?.problems.isEmpty != true
      progress.advance(hasFailed: failed)
      guard failed else { return }
      failures += 1
      guard failures <= Self.told else { return }
      progress.clear()
      let kind = summary(of: job.scenario, result).verdict.title
      console.log(failures == Self.told ? "and more" : "differs: \(suite.name)/\(job.scenario.fileStem) (\(kind))")
    }
    progress.clear()
    let changes = results.compactMap(\.report?.verdict).flatMap(\.manifestChanges)
    return SuiteSummary(
      name: suite.name, folder: suite.folder, planned: planned,
      cases: zip(scenarios, results).map(summary),
      unused: GoldenFolder(suite: suite).unused.map(\.name), environment: changes.firstOccurrences.sorted())
  }

  private func summary(of scenario: Scenario, _ result: PictureResult) -> CaseSummary {
    CaseSummary(scenario, result, stem: stem(of: scenario), folder: folder)
  }
}

extension Suite {
  /// What a case is held against.
  func reference(for scenario: Scenario, results: String, keepsEqual: Bool = false) -> GoldenReference {
    GoldenReference(
      picture: path(of: scenario, .png), layout: path(of: scenario, .json), results: results, keepsEqual: keepsEqual)
  }
}
