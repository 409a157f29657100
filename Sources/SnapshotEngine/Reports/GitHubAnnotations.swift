/// A summary as workflow commands, which GitHub shows beside a pull request's files: one for each cause.
struct GitHubAnnotations {
  let summary: VerificationSummary

  /// GitHub shows ten of a kind for each step.
  private static let limit = 10

  var lines: [String] {
    let groups = CauseGroups(summary).groups
    let shown = groups.prefix(Self.limit).map { group in
      let names = group.cases.prefix(20).joined(separator: "\n") + (group.cases.count > 20 ? "\n…" : "")
      let count = "\(group.cases.count) \(group.cases.count == 1 ? "picture" : "pictures")"
      return "::error \(place(of: group))title=\(property("\(count): \(group.kind.title)"))::"
        + data(([group.cause] + group.details.map { "  \($0)" } + [names]).joined(separator: "\n"))
    }
    let rest = groups.count - Self.limit
    return shown + (rest > 0 ? ["::notice::\(rest) more causes are in the report"] : [])
  }

  private func place(of group: CauseGroup) -> String {
    for suite in summary.suites {
      for item in suite.cases where "\(suite.name)/\(item.name)" == group.cases.first {
        return "file=\(property(item.goldenFile(in: suite))),"
      }
    }
    return ""
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
