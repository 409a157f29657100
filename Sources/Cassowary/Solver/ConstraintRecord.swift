/// What the solver remembers of a constraint, beside its terms.
struct ConstraintRecord: BitwiseCopyable, Equatable, Sendable {
  var constant = 0.0
  var relation = Relation.equal
  var priority = Constraint.required
  /// Rises with every constraint: the lower, the older.
  var serial = 0
  var generation: UInt32 = 0
  var isUsed = false
  /// The column of its surplus; `Tableau.none` for a required equality.
  var symbol = Tableau.none
  /// The operation in the tableau's history that added it.
  var operation = 0

  /// What the expression is multiplied by so that its surplus must not be negative.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
  var isRequired: Bool { priority >= Constraint.required }
  var scale: Double { max(1, abs(constant)) }

  var surplusKind: Symbol.Kind {
    if isRequired { return .nonNegative }
    return relation == .equal ? .optionalEquality : .optionalInequality
  }
}
