public import Foundation

extension UIView {
  /// The size in points that the view's own constraints come to, as close to `targetSize` as they allow.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    targetSize
  }
}
