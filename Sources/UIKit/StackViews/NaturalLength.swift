import Foundation

extension UIView {
  /// The natural length in points that proportions are made of: intrinsic, or what a nested stack's views come to.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    if let stack = self as? UIStackView { return stack.sumOfLengths(along: axis) }
    let size = intrinsicContentSize
    return max(0, axis == .horizontal ? size.width : size.height)
  }
}

extension UIStackView {
  fileprivate func sumOfLengths(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let lengths = visibleViews.map { $0.naturalLength(along: axis) }
    guard axis == self.axis else { return lengths.max() ?? 0 }
    return visibleViews.dropLast().reduce(lengths.reduce(0, +)) { $0 + spacing(after: $1) }
  }
}
