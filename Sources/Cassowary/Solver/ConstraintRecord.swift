/// What the solver remembers of a constraint, beside its terms.
struct ConstraintRecord: BitwiseCopyable, Equatable, Sendable {
  var constant = 0.0
  /// Rises with every constraint: the lower, the older.
  var serial = 0
  /// The operation in the tableau's history that added it.
  var operation = 0
  var priority = Constraint.required
  var generation: UInt32 = 0
  /// The column of its surplus; `Tableau.none` for a required equality.
  var symbol = Tableau.none
  var relation = Relation.equal
  var isUsed = false

  /// What the expression is multiplied by so that its surplus must not be negative.
  var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
  var isRequired: Bool { priority >= Constraint.required }
  var scale: Double { max(1, abs(constant)) }

  var surplusKind: Symbol.Kind {
    if isRequired { return .nonNegative }
    return relation == .equal ? .optionalEquality : .optionalInequality
  }
}
