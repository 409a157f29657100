/// Cases that differ for one reason.
package struct CauseGroup: Sendable, Hashable, Codable {
  /// The reason, a sentence.
  package var cause: String
  package var kind: VerdictKind
  /// What else most of the cases have in common.
  package var details: [String]
  /// The cases, as `SUITE/CASE`.
  package var cases: [String]
}

/// Sorts failed cases by what they have in common: one cause over forty pictures is one group.
package struct CauseGroups: Sendable {
  /// The groups with the most cases first.
  package let groups: [CauseGroup]

  package init(_ summary: VerificationSummary) {
    var open = summary.suites.flatMap { suite in
      suite.cases.filter { !$0.isPassed }.flatMap { Member.all(name: "\(suite.name)/\($0.name)", case: $0) }
    }
    var groups: [CauseGroup] = []
    while let cause = Self.commonest(open) {
      let members = open.filter { $0.causes.contains(cause) }
      open.removeAll { $0.causes.contains(cause) }
      groups.append(Self.group(cause, members))
    }
    self.groups = groups
  }

  /// The cause that explains most cases; among equals the deeper one, then the one that came first.
  private static func commonest(_ members: [Member]) -> Cause? {
    var counts: [Cause: Int] = [:]
    var order: [Cause] = []
    for cause in members.flatMap(\.causes) {
      if counts[cause] == nil { order.append(cause) }
      counts[cause, default: 0] += 1
    }
    var best: (cause: Cause, count: Int)?
    for cause in order {
      let count = counts[cause] ?? 0
      guard let current = best else {
        best = (cause, count)
        continue
      }
      if (count, -cause.depth) > (current.count, -current.cause.depth) { best = (cause, count) }
    }
    return best?.cause
  }

  private static func group(_ cause: Cause, _ members: [Member]) -> CauseGroup {
    let others = members.flatMap { member in member.causes.map(\.text) }.filter { $0 != cause.text }
    let counts = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let shared = others.firstOccurrences.filter { (counts[$0] ?? 0) * 2 > members.count }
    return CauseGroup(
      cause: cause.text, kind: cause.kind, details: Array(shared.prefix(6)), cases: members.map(\.name))
  }
}

/// A failed case with everything that could be the reason for what differs in it.
private struct Member {
  let name: String
  let causes: [Cause]

  /// No constraint changes what a view says: where both changed, the case differs for two reasons.
  static func all(name: String, case summary: CaseSummary) -> [Member] {
    // Where frames moved, pixels follow; where there is no golden, there is nothing that could have changed.
    let problems = summary.problems.filter { $0.kind == summary.verdict || $0.kind == .findings }
    let causes = problems.flatMap(\.causes).firstOccurrences
    let parts =
      causes.contains { $0.matter == .constraint }
      ? [causes.filter { $0.matter != .content }, causes.filter { $0.matter == .content }] : [causes]
    return parts.filter { !$0.isEmpty }.map { Member(name: name, causes: $0) }
  }
}

/// A possible reason.
private struct Cause: Hashable {
  let text: String
  let kind: VerdictKind
  /// How far down the chain of reasons: constraints before frames before pixels.
  let depth: Int
  var matter = Matter.other

  enum Matter { case constraint, content, other }
}

extension LayoutChange {
  fileprivate var matter: Cause.Matter {
    switch kind {
    case .constraint: .constraint
    case .content, .accessibility: .content
    case .conflict, .finding, .appeared, .disappeared, .safeArea, .frame, .hierarchy, .ambiguity: .other
    }
  }
}

extension CaseProblem {
  fileprivate var causes: [Cause] {
    switch self {
    case .layout(let changes):
      // Where a change has no root of its own, as after an edit by hand, it is its own reason.
      let roots = changes.filter(\.isRoot)
      return (roots.isEmpty ? changes : roots).map { change in
        // A text that grew moves what is around it.
        Cause(text: change.text, kind: .layout, depth: change.matter == .other ? 2 : 1, matter: change.matter)
      }
    case .pixels(let change):
      let subjects = change.shares.filter { $0.pixels * 5 >= change.pixels }.map(\.subject)
      let text = subjects.isEmpty ? "pixels differ" : "pixels differ in \(subjects.joined(separator: ", "))"
      return [Cause(text: text, kind: .pixels, depth: 3)]
    case .missingGolden: return [Cause(text: "there is no golden yet", kind: .missingGolden, depth: 0)]
    case .mixedGolden:
      return [
        Cause(text: "the golden's picture and layout are not of one recording", kind: .mixedGolden, depth: 0)
      ]
    case .unreadableGolden(_, let reason):
      return [Cause(text: "the golden cannot be read: \(reason)", kind: .unreadableGolden, depth: 0)]
    case .size(let expected, let actual):
      return [Cause(text: "the picture is \(actual) pixels, expected \(expected)", kind: .size, depth: 0)]
    case .findings(let messages): return messages.map { Cause(text: $0, kind: .findings, depth: 4) }
    case .scenarioFailed, .missingRender: return lines.map { Cause(text: $0, kind: kind, depth: 0) }
    }
  }
}
