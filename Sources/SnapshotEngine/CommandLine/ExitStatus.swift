/// What the process tells its caller.
package enum ExitStatus: Int32, Sendable, Hashable {
  case success = 0
  /// Something differs, or a picture could not be made.
  case differences = 1
  /// Wrong usage, or an input that cannot be read.
  case usage = 2

  /// The graver of two.
  package func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
