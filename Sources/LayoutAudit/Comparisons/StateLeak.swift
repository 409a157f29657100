import LayoutModel

/// What a state makes does not pile up.
package enum StateLeak: RunRule {
  package static let info = RuleInfo(
    "state-leak", .warning,
    rule: "A state that is left and entered again holds no guides, constraints or hidden views more than before.",
    basis: "SDK guide, essential checklist: clean up on state exit",
    remedy: "Keep what a callback makes, and deactivate or remove it in the callback that ends the state.")

  /// So many constraints are named; the rest are counted.
  private static let mostNamed = 3

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.returns.flatMap { pair in
      let (first, second) = (pair.first.layout, pair.second.layout)
      return (views(first, second) + guides(first, second) + constraints(first, second)).map { leak in
        AuditFinding(
          info, "after \(pair.between), \(leak.message)", views: leak.items, screen: pair.second.name)
      }
    }
  }

  private typealias Leak = (message: String, items: [String])

  /// A view that can be seen changes the picture, and `StateReturn` says so.
  private static func views(_ first: SolvedLayout, _ second: SolvedLayout) -> [Leak] {
    let known = Set(first.views.map(\.name))
    return second.views.filter { !$0.isVisible && $0.origin == .custom && !known.contains($0.name) }
      .map { ("the hidden view \($0.name) is left in the view hierarchy", [$0.name]) }
  }

  private static func guides(_ first: SolvedLayout, _ second: SolvedLayout) -> [Leak] {
    let known = Set(first.guides.map(\.name))
    return second.guides.filter { !known.contains($0.name) }
      .map { ("the layout guide \($0.name) is left in \($0.owner)", [$0.name]) }
  }

  /// Only where there are more than before: constraints that merely differ are `StateReturn`'s business.
  private static func constraints(_ first: SolvedLayout, _ second: SolvedLayout) -> [Leak] {
    var known = first.constraints.filter(\.isCustom).reduce(into: [String: Int]()) { $0[$1.equation, default: 0] += 1 }
    let all = second.constraints.filter(\.isCustom)
    guard all.count > first.constraints.count(where: \.isCustom) else { return [] }
    let extra = all.filter { constraint in
      guard let left = known[constraint.equation], left > 0 else { return true }
      known[constraint.equation] = left - 1
      return false
    }
    let named = extra.prefix(mostNamed).map(\.equation).joined(separator: "; ")
    let rest = extra.count > mostNamed ? " and \(extra.count - mostNamed) more" : ""
    let message = "\(extra.count) constraint\(extra.count == 1 ? " is" : "s are") left active: \(named)\(rest)"
    return [(message, extra.prefix(mostNamed).map(\.first.item))]
  }
}
