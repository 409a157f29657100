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
    return frame(forAlignmentRect: CGRect(origin: .zero, size: engine.rootSize)).size.roundedUp(to: displayScale)
  }
}

extension LayoutEngine {
  /// The solved size of the root's alignment rectangle.
  var rootSize: CGSize {
    guard let root, let slot = slots[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: slot.width), height: solver.value(of: slot.height))
  }
}

extension CGSize {
  /// The next whole pixels, as UIKit rounds fitting and text sizes; a millionth of a pixel more is rounding noise.
  nonisolated func roundedUp(to scale: CGFloat) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
