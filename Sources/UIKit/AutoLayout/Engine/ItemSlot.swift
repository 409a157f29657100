import Cassowary
import Foundation

/// A view or guide inside an engine: its four unknowns and the constraints that come from itself.
final class ItemSlot {
  weak var item: (any LayoutItem)?
  /// The alignment rectangle, in the coordinates of the superview or of the guide's owner.
  let minX, minY, width, height: Variable
  /// Rows made of frame and mask, or of the natural size, by role.
  var implicit = [EngineRow?](repeating: nil, count: ImplicitRole.allCases.count)
  /// The natural size as last read.
  var contentSize: CGSize?
  /// The width that the natural height was last asked for.
  var measuredWidth: CGFloat?
  /// How often the item's ambiguity was exercised, and where its unknowns were before.
  var exercise = 0
  var exerciseStarts: [Variable: Double] = [:]

  init(_ item: any LayoutItem, _ solver: inout Solver) {
    self.item = item
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable(isNonNegative: true)
    height = solver.makeVariable(isNonNegative: true)
  }

  var view: UIView? { item as? UIView }
  var variables: [Variable] { [minX, minY, width, height] }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}

/// Which of an item's own constraints a row is.
enum ImplicitRole: Int, CaseIterable {
  case originX, lengthX, originY, lengthY, hugX, hugY, resistX, resistY

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .originX, .lengthX, .hugX, .resistX: .horizontal
    case .originY, .lengthY, .hugY, .resistY: .vertical
    }
  }
}
