public import Foundation

extension UIView {
  /// Stands for a dimension without a natural size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The smallest target for `systemLayoutSizeFitting`.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest target for `systemLayoutSizeFitting`.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How strongly the view refuses to grow beyond its natural size; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[keyPath: ContentPriorities.hugging(axis)]
  }

  /// Sets how strongly the view refuses to grow beyond its natural size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(ContentPriorities.hugging(axis), priority)
  }

  /// How strongly the view refuses to shrink below its natural size; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[keyPath: ContentPriorities.compression(axis)]
  }

  /// Sets how strongly the view refuses to shrink below its natural size.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(ContentPriorities.compression(axis), priority)
  }

  /// The size in points that the view's own constraints come to, as close to `targetSize` as they allow at priority 50.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  private func setPriority(_ path: WritableKeyPath<ContentPriorities, UILayoutPriority>, _ priority: UILayoutPriority) {
    guard contentPriorities[keyPath: path] != priority else { return }
    contentPriorities[keyPath: path] = priority
    contentSizeChanged()
  }

  func contentSizeChanged() {
    engine?.contentSizeChanged(self)
    root.markNeedsEngine()
    (superview as? any SubviewFollowing)?.contentSizeChanged(of: self)
  }
}
