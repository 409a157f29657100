import Foundation

/// Solves the constraints of one tree of views.
final class LayoutEngine {
  private(set) weak var root: UIView?

  init(root: UIView) {
    self.root = root
  }

  func enterTree() {}
  func enter(_ view: UIView) {}
  func leave(_ view: UIView) {}
  func leave(_ guide: UILayoutGuide) {}
  func constraintAdded(_ constraint: NSLayoutConstraint) {}
  func constraintRemoved(_ constraint: NSLayoutConstraint) {}
  func constantChanged(_ constraint: NSLayoutConstraint) {}
  func priorityChanged(_ constraint: NSLayoutConstraint) {}
  func contentSizeChanged(_ view: UIView) {}
  func geometrySet(_ view: UIView) {}
  func translatingChanged(_ view: UIView) {}
  func insetsChanged() {}
  func directionChanged() {}
  func flush() {}
  func localFrame(of item: any LayoutItem) -> CGRect? { nil }
  func isAmbiguous(_ item: any LayoutItem) -> Bool { false }
}
