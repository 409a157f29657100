import Foundation

/// A visual format as it was read, its names not looked up yet.
struct VisualFormat: Hashable {
  /// A name or number, and where in the format it stands.
  struct Operand: Hashable {
    let text: String
    let column: Int
  }

  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    let operand: Operand
    let priority: Operand?
  }

  struct Element: Hashable {
    let name: Operand
    let sizes: [Predicate]
  }

  enum Connection: Hashable {
    /// Edge to edge.
    case flush
    /// A single `-`.
    case standard
    case explicit([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// How the first view hangs on its superview; nil where it does not.
  var beginning: Connection?
  var elements: [Element] = []
  /// Between neighbours: one fewer than elements.
  var connections: [Connection] = []
  /// How the last view hangs on its superview; nil where it does not.
  var end: Connection?
}
