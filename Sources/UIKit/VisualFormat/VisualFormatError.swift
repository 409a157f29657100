/// Why a visual format makes no constraints.
package struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  package let format: String
  /// Where in the format, counted in characters from 1.
  package let column: Int
  /// What was expected or is wrong there.
  package let reason: String

  package init(format: String, column: Int, reason: String) {
    (self.format, self.column, self.reason) = (format, column, reason)
  }

  package var description: String {
    "Unable to parse constraint format: \(reason) (column \(column))\n\(format)\n"
      + String(repeating: " ", count: max(0, column - 1)) + "^"
  }
}
