/// How a constraint's expression compares with zero.
package enum Relation: BitwiseCopyable, Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// `expression relation 0`, held absolutely (`required`) or as well as the higher priorities allow.
///
/// Priorities are compared exactly: no number of violated constraints of one priority outweighs one of a higher
/// priority. Within a priority the sum of the absolute errors is minimised; where that leaves a choice, the
/// constraint that was added first wins.
package struct Constraint: Hashable, Sendable {
  /// The priority of a constraint that must hold.
  package static let required: Float = 1000
  /// Constants beyond this size are cut to it: a larger one would leave no digits for its neighbours.
  package static let largestConstant = 1e9

  package var expression: LinearExpression
  package var relation: Relation
  package var priority: Float

  package init(_ expression: LinearExpression, _ relation: Relation, priority: Float = Constraint.required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  package var isRequired: Bool { priority >= Self.required }

  static func limited(_ constant: Double) -> Double {
    precondition(!constant.isNaN, "A constraint's constant must be a number.")
    return min(max(constant, -largestConstant), largestConstant)
  }
}

/// The name of a constraint inside the solver that accepted it. Never given out twice.
package struct ConstraintID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
