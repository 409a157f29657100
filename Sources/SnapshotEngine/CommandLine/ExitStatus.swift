/// What the process tells its caller.
package enum ExitStatus: Int32, Sendable, Hashable {
  case success = 0
  /// Something differs, or there are findings. A test whose picture cannot be made has failed, and counts as different.
  case differences = 1
  /// Wrong usage, or an input that cannot be used: one that cannot be read, or a layout that traps.
  case usage = 2

  /// The graver of two.
  package func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
