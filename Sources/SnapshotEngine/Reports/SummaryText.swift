/// A summary for a terminal: causes first, each with the cases it explains.
struct SummaryText {
  let summary: VerificationSummary
  /// How many cases are listed under a cause.
  var caseLimit = 5

  /// The lines for standard output.
  var lines: [String] {
    groupLines + summary.suites.flatMap(suiteLines)
  }

  private var groupLines: [String] {
    CauseGroups(summary).groups.flatMap { group in
      let count = "\(group.cases.count) \(group.cases.count == 1 ? "picture" : "pictures")"
      let more = group.cases.count - caseLimit
      return ["\(count): \(group.cause)"] + group.details.map { "    \($0)" } + caseLines(group)
        + (more > 0 ? ["  - and \(more) more"] : [])
    }
  }

  private func caseLines(_ group: CauseGroup) -> [String] {
    let known = Set([group.cause] + group.details)
    return group.cases.prefix(caseLimit).flatMap { name -> [String] in
      guard let summary = named(name) else { return [] }
      let lines = summary.problems.flatMap(\.lines).filter { !known.contains($0) }
      return ["  - \(name)"] + (lines + summary.gates.map(\.description)).map { "      \($0)" }
    }
  }

  private func named(_ name: String) -> CaseSummary? {
    for suite in summary.suites where name.hasPrefix(suite.name + "/") {
      if let found = suite.cases.first(where: { "\(suite.name)/\($0.name)" == name }) { return found }
    }
    return nil
  }

  private func suiteLines(_ suite: SuiteSummary) -> [String] {
    let failed = suite.cases.filter { !$0.isPassed }
    let share = summary.shard.map { " (shard \($0) of \(suite.planned.count))" } ?? ""
    let verdict =
      failed.isEmpty
      ? "suite '\(suite.name)': \(suite.cases.count) pictures are as recorded\(share)"
      : "suite '\(suite.name)': \(failed.count) of \(suite.cases.count) pictures differ\(share)"
    let unused = suite.unused.count
    return [verdict]
      + (unused == 0
        ? []
        : [
          "suite '\(suite.name)': \(unused) golden \(unused == 1 ? "file belongs" : "files belong") to no case; 'navshot prune' lists \(unused == 1 ? "it" : "them")"
        ])
  }
}
