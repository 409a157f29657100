/// A column of the tableau: a variable of the layout, or the surplus of a constraint (what its expression is worth).
///
/// Surpluses are turned so that a required one must not be negative. An optional one may take either sign and pays for
/// the wrong one; keeping that as a kink in the cost, instead of as a slack and an error variable, halves the tableau.
struct Symbol: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case unused
    /// Any value, no cost.
    case free
    /// Zero or more.
    case nonNegative
    /// Any value; costs its size when negative.
    case optionalInequality
    /// Any value; costs its size.
    case optionalEquality
  }

  var kind: Kind
  var isVariable = false
  var isChanged = false
  /// Of an optional surplus in the basis: the sign it is priced for. +1 or -1.
  var side: Int8 = 1
  /// The row it is the basic symbol of; negative outside the basis.
  var row: Int32 = -1
  /// Of an optional surplus: the index of its priority in `Objective.priorities`.
  var level: Int32 = -1
  /// Of a surplus: the index of its constraint. Of a variable: that of the constraint that suggests its value.
  var constraint: Int32 = -1
  /// Of an optional surplus: its weight in the last objective, which lets older constraints win ties.
  var tieWeight = 0.0
  /// The size of the numbers it deals with, for relative tolerances.
  var scale = 1.0
  /// Of a variable: the value it had when the changes were last taken.
  var reportedValue = 0.0

  @inline(__always)
  var isOptional: Bool { kind == .optionalInequality || kind == .optionalEquality }

  @inline(__always)
  var mayDecrease: Bool { kind != .nonNegative }

  /// The cost per unit on one side of zero, in units of the priority.
  @inline(__always)
  func weight(side: Int8) -> Double {
    switch kind {
    case .optionalEquality: 1
    case .optionalInequality: side < 0 ? 1 : 0
    default: 0
    }
  }

  /// The slope of the cost at the side it is priced for.
  @inline(__always)
  var gradient: Double { side < 0 ? -weight(side: -1) : weight(side: 1) }

  /// How much the slope changes where the value passes zero.
  @inline(__always)
  var kink: Double { kind == .optionalEquality ? 2 : 1 }
}
