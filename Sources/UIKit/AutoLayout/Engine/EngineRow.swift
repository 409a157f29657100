import Cassowary

/// A constraint on its way into the solver, in it, or broken.
final class EngineRow {
  enum Source {
    case constraint(NSLayoutConstraint)
    /// A root's size, or a frame and its mask.
    case geometry(ItemSlot, ImplicitRole)
    case contentSize(ItemSlot, ImplicitRole)
  }

  let source: Source
  var lowered: LoweredConstraint
  /// The solver's name for it, while the solver has it.
  var id: ConstraintID?
  /// Left out because it contradicts others; tried again when something changes.
  var isBroken = false
  /// What the report said when it was broken; empty for content sizes, which break silently.
  var conflict: [EngineRow] = []
  var isDropped = false
  /// Whether its constant waits to be told to the solver.
  var isChanged = false

  init(_ source: Source, _ lowered: LoweredConstraint) {
    (self.source, self.lowered) = (source, lowered)
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }

  var isContentSize: Bool {
    if case .contentSize = source { true } else { false }
  }

  /// Whether a frame and its mask say so, and not the size that a root was given.
  var isMask: Bool {
    if case .geometry(let slot, _) = source { slot.view?.superview != nil } else { false }
  }

  /// Rows of the items themselves first, then constraints by activation.
  var order: Int { constraint?.serial ?? 0 }
}
