/// Everything that one delegate showed, for the rules that compare screens.
package struct AuditedRun: Sendable {
  /// Two screens that belong together.
  package struct Pair: Sendable {
    package var first, second: AuditedScreen
    /// What lies between them, for messages, for example `a rotation there and back`.
    package var between: String

    package init(_ first: AuditedScreen, _ second: AuditedScreen, between: String) {
      (self.first, self.second, self.between) = (first, second, between)
    }
  }

  /// Every screen that rules look at alone.
  package var screens: [AuditedScreen] = []
  /// The same state before and after another one: A, and A again after B.
  package var returns: [Pair] = []
  /// A screen as it was first laid out, and after its size went away and came back.
  package var roundTrips: [Pair] = []
  /// The same scenario from left to right, and from right to left.
  package var mirrors: [Pair] = []
  /// The same state on a narrow and a wide map.
  package var widths: [Pair] = []
  /// The same state on a wide map from the start, and after a rotation to it.
  package var rotations: [Pair] = []
  /// The delegate's source by file name, where there is any.
  package var sources: [AuditedSource] = []

  package init() {}
}
