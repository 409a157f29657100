import Cassowary
public import Foundation

extension UIView {
  /// The size in points that the view's own constraints come to, as close to `targetSize` as they allow.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    runUpdateConstraints()
    let target = LayoutEngine.FittingTarget(
      size: targetSize, horizontal: horizontalFittingPriority.rawValue, vertical: verticalFittingPriority.rawValue)
    let engine = LayoutEngine(root: self, fitting: target)
    engine.enterTree()
    engine.flush()
    let size = frame(forAlignmentRect: CGRect(origin: .zero, size: engine.rootSize)).size
    return CGSize(width: size.width.roundedUp(to: displayScale), height: size.height.roundedUp(to: displayScale))
  }
}

extension LayoutEngine {
  /// The solved size of the root's alignment rectangle.
  var rootSize: CGSize {
    guard let root, let slot = slots[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: slot.width), height: solver.value(of: slot.height))
  }
}

extension CGFloat {
  /// The next whole pixel, as UIKit rounds fitting sizes; a billionth less than a pixel counts as one.
  nonisolated func roundedUp(to scale: CGFloat) -> CGFloat {
    (self * scale - 1e-9).rounded(.up) / scale
  }
}
