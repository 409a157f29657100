/// A summary in Markdown, for a pull request's comment or a job's summary page.
struct MarkdownReport {
  let summary: VerificationSummary
  private static let groupLimit = 20
  private static let caseLimit = 10

  var text: String {
    ([heading, ""] + (table + causes + notes)).joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let failed = summary.failures.count
    let total = summary.cases.count
    return failed == 0 ? "### ✅ \(total) snapshots are as recorded" : "### ❌ \(failed) of \(total) snapshots differ"
  }

  private var table: [String] {
    ["| suite | \(kinds.map(\.title).joined(separator: " | ")) |", "|---|" + kinds.map { _ in "---:|" }.joined()]
      + summary.suites.map { suite in
        let counts = kinds.map { kind in "\(suite.cases.filter { $0.verdict == kind }.count)" }
        return "| \(Self.escaped(suite.name)) | \(counts.joined(separator: " | ")) |"
      } + [""]
  }

  private var kinds: [VerdictKind] { summary.counts.map(\.kind) }

  private var causes: [String] {
    let groups = CauseGroups(summary).groups
    let shown = groups.prefix(Self.groupLimit).flatMap { group -> [String] in
      let names = group.cases.prefix(Self.caseLimit).map { "`\($0)`" }.joined(separator: ", ")
      let rest = group.cases.count - Self.caseLimit
      return [
        "- **\(Self.escaped(group.cause))** in \(group.cases.count): \(names)" + (rest > 0 ? " and \(rest) more" : "")
      ]
        + group.details.map { "  - \(Self.escaped($0))" }
    }
    let rest = groups.count - Self.groupLimit
    return shown + (rest > 0 ? ["- and \(rest) more causes"] : [])
  }

  private var notes: [String] {
    let notes = summary.suites.flatMap { suite in
      suite.environment
        + (suite.unused.isEmpty ? [] : ["\(suite.unused.count) golden files of \(suite.name) belong to no case"])
    }
    return notes.isEmpty ? [] : [""] + notes.firstOccurrences.map { "> \(Self.escaped($0))  " }
  }

  /// Texts of layouts must not become markup.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>|#~".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
