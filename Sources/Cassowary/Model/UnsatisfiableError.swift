/// A required constraint contradicts required constraints that the solver holds already.
package struct UnsatisfiableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The accepted constraints that contradict the refused one, oldest first, without the refused one itself.
  /// Minimal: with any of them taken away, the refused constraint would fit.
  /// Empty if the refused constraint contradicts itself or only non-negative variables.
  package let conflict: [ConstraintID]

  package var description: String {
    conflict.isEmpty
      ? "The constraint cannot hold for any values of its variables."
      : "The constraint contradicts \(conflict.count) required constraint\(conflict.count == 1 ? "" : "s")."
  }
}
