/// What counts as nothing.
enum Tolerance {
  /// Coefficients below this are rounding noise and dropped.
  static let coefficient = 1e-11
  /// Objective coefficients below this are rounding noise and dropped.
  static let cost = 1e-12
  /// A sum that is smaller than its parts by this factor is rounding noise and dropped.
  static let cancellation = 1e-11
  /// Coefficients below this are too small to pivot on.
  static let pivot = 1e-7
  /// After a pivot that magnifies by more than this, the tableau is computed afresh.
  static let magnification = 1e3
  /// Shares below this do not make a constraint a part of a row.
  static let share = 1e-9
  /// Slopes below this do not make a pivot worthwhile.
  static let slope = 1e-7
  /// Violations above this, relative to the constraint's scale, are repaired if they can be.
  static let repair = 1e-9
  /// Violations up to this, relative to the constraint's scale, do not make a constraint unsatisfiable.
  static let acceptance = 1e-6
}
