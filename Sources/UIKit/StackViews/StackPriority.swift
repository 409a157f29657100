/// How strongly a stack means its own constraints, where they are not required; UIKit's numbers as conflict logs show them.
extension UILayoutPriority {
  /// The first of the sizes in proportion; each further one is meant one less.
  nonisolated static let stackProportion = Self(999)
  /// Views stay within the stack.
  nonisolated static let stackBoundary = Self(999.5)
  /// Equal distances between centres give way to everything but the stack's own size.
  nonisolated static let stackCentering = Self(149)
  /// The stack is as thick as its thickest view.
  nonisolated static let stackSpanning = Self(51)
  /// The stack is as long as its views need.
  nonisolated static let stackCanvas = Self(49)
  /// Views without a natural size are as thin as they can be.
  nonisolated static let stackAmbiguity = Self(25)
  /// A row aligned at baselines begins at its edge; ours.
  nonisolated static let stackBaselineEdge = Self(24)
}
