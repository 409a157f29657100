/// Which constraints came, went, or say something else than the recorded ones.
struct ConstraintChanges {
  let changes: [LayoutChange]

  init(expected: LayoutDocument, actual: LayoutDocument) {
    var before = Self.counted(expected.constraints)
    var news: [LayoutDocument.Constraint] = []
    for constraint in actual.constraints {
      if let count = before[constraint], count > 0 { before[constraint] = count - 1 } else { news.append(constraint) }
    }
    var olds: [LayoutDocument.Constraint] = []
    for constraint in expected.constraints {
      if let count = before[constraint], count > 0 {
        before[constraint] = count - 1
        olds.append(constraint)
      }
    }
    let names = (Set(expected.views.map(\.name)), Set(actual.views.map(\.name)))
    changes = Self.changes(olds, news, strangers: names.0.symmetricDifference(names.1))
  }

  private static func counted(_ constraints: [LayoutDocument.Constraint]) -> [LayoutDocument.Constraint: Int] {
    constraints.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Pairs the constraints of one left side, relation and right side: those were changed, not replaced.
  private static func changes(
    _ olds: [LayoutDocument.Constraint], _ news: [LayoutDocument.Constraint], strangers: Set<String>
  ) -> [LayoutChange] {
    var open = olds.map { (constraint: $0, parts: EquationParts($0.equation)) }
    var changes: [LayoutChange] = []
    for constraint in news {
      let parts = EquationParts(constraint.equation)
      let index =
        open.firstIndex { $0.parts.key == parts.key && $0.constraint.identifier == constraint.identifier }
        ?? open.firstIndex { $0.parts.key == parts.key }
        ?? open.firstIndex {
          constraint.identifier != nil && $0.constraint.identifier == constraint.identifier
            && $0.parts.key.first == parts.key.first
        }
      if let index {
        let old = open.remove(at: index).constraint
        changes.append(LayoutChange(.constraint, parts.item, text(old, constraint)))
      } else {
        changes.append(
          LayoutChange(
            .constraint, parts.item, "new constraint \(summary(constraint))", cause: parts.stranger(among: strangers)))
      }
    }
    return changes
      + open.map { old in
        LayoutChange(
          .constraint, old.parts.item, "constraint \(summary(old.constraint)) is gone",
          cause: old.parts.stranger(among: strangers))
      }
  }

  private static func text(_ before: LayoutDocument.Constraint, _ after: LayoutDocument.Constraint) -> String {
    var parts: [String] = []
    if before.equation != after.equation { parts.append("became \(after.equation)") }
    if before.priority != after.priority {
      parts.append("has priority \(DecimalText.of(after.priority)), expected \(DecimalText.of(before.priority))")
    }
    if before.status != after.status {
      parts.append("is \(after.status ?? "satisfied"), expected \(before.status ?? "satisfied")")
    }
    if before.identifier != after.identifier {
      parts.append("is called \(after.identifier ?? "nothing"), expected \(before.identifier ?? "nothing")")
    }
    return "\(before.equation) \(parts.joined(separator: ", "))"
  }

  private static func summary(_ constraint: LayoutDocument.Constraint) -> String {
    constraint.priority == 1000
      ? constraint.equation : "\(constraint.equation) at priority \(DecimalText.of(constraint.priority))"
  }
}

/// A written equation, taken apart as far as comparing needs it.
private struct EquationParts {
  /// Everything but the constant and the multiplier.
  let key: [Substring]
  private let words: [Substring]

  init(_ equation: String) {
    words = equation.split(separator: " ")
    let right = words.dropFirst(2)
    key = Array(words.prefix(2)) + right.filter { $0.contains { $0.isLetter } }.prefix(1)
  }

  /// What the constraint places.
  var item: String { Self.item(of: words.first ?? "") }

  /// The first of its items that came or went with the constraint.
  func stranger(among names: Set<String>) -> String? {
    key.map(Self.item).first(where: names.contains)
  }

  /// Names may hold dots themselves: `buttonStack.compass.top` is about `buttonStack.compass`.
  private static func item(of anchor: Substring) -> String {
    String(anchor.lastIndex(of: ".").map { anchor[..<$0] } ?? anchor)
  }
}
