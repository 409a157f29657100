/// A view whose own constraints depend on how its subviews are.
protocol SubviewFollowing: UIView {
  /// Called after `isHidden` of a subview changed.
  func visibilityChanged(of subview: UIView)
  /// Called after a subview's intrinsic size changed.
  func contentSizeChanged(of subview: UIView)
}
