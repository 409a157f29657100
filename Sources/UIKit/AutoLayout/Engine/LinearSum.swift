import Cassowary

/// A sum under construction: each variable at most once, in order of first mention, without zero terms.
struct LinearSum: Hashable {
  private(set) var terms: [Term] = []
  var constant = 0.0

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Variable) {
    terms = [Term(variable)]
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      if coefficient != 0 { terms.append(Term(variable, coefficient)) }
      return
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
  }

  mutating func add(_ other: LinearSum, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }

  func adding(_ other: LinearSum, times factor: Double = 1) -> LinearSum {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func adding(_ constant: Double) -> LinearSum {
    var sum = self
    sum.constant += constant
    return sum
  }
}

/// A constraint as the solver takes it: `sum relation 0`.
struct LoweredConstraint: Hashable {
  var sum: LinearSum
  var relation: Relation
  var priority: Float
  /// Whether margins, safe area or baselines went into the constant.
  var dependsOnInsets = false

  /// Whether only the constants differ.
  func hasShape(of other: LoweredConstraint) -> Bool {
    relation == other.relation && priority == other.priority && sum.terms == other.sum.terms
  }

  var constraint: Constraint {
    Constraint(LinearExpression(sum.terms, constant: sum.constant), relation, priority: priority)
  }
}

extension NSLayoutConstraint.Relation {
  nonisolated var lowered: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
