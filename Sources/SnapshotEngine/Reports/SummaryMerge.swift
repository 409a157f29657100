import Foundation

/// Joins the summaries of shards into that of one run.
struct SummaryMerge {
  let summary: VerificationSummary

  /// Fails where two parts are of different suites or plans.
  init(_ parts: [(path: String, summary: VerificationSummary)]) throws(MergeError) {
    var suites: [SuiteSummary] = []
    for part in parts {
      for suite in part.summary.suites {
        guard let index = suites.firstIndex(where: { $0.name == suite.name }) else {
          suites.append(suite)
          continue
        }
        guard suites[index].planned == suite.planned else { throw .otherPlan(suite: suite.name, path: part.path) }
        let known = Set(suites[index].cases.map(\.name))
        if let twice = suite.cases.first(where: { known.contains($0.name) }) {
          throw .twice(name: "\(suite.name)/\(twice.name)", path: part.path)
        }
        suites[index].cases += suite.cases
        suites[index].environment = (suites[index].environment + suite.environment).firstOccurrences
        suites[index].unused = Array(Set(suites[index].unused + suite.unused)).sorted()
      }
    }
    summary = VerificationSummary(suites: suites.map(Self.completed))
  }

  /// In the plan's order, with a verdict for every case that no shard made.
  private static func completed(_ suite: SuiteSummary) -> SuiteSummary {
    var suite = suite
    let made = Dictionary(suite.cases.map { ($0.name, $0) }) { first, _ in first }
    suite.cases = suite.planned.map { name in made[name] ?? missing(name) }
    suite.environment.sort()
    return suite
  }

  private static func missing(_ name: String) -> CaseSummary {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let state = parts.last?.split(separator: ".").first.map(String.init) ?? ""
    return CaseSummary(
      name: name, device: parts.first ?? "", state: state, verdict: .missingRender,
      problems: [.missingRender(reason: "no shard made it")])
  }
}

/// Why reports cannot be joined.
enum MergeError: UserError, Hashable {
  case otherPlan(suite: String, path: String)
  case twice(name: String, path: String)

  var description: String {
    switch self {
    case .otherPlan(let suite, let path):
      "'\(path)' has other cases of suite '\(suite)' than the reports before it: shards of one run have one matrix and one filter"
    case .twice(let name, let path): "'\(path)' holds '\(name)', which a report before it holds too"
    }
  }
}
