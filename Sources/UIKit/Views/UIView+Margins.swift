import Foundation

extension UIView {
  /// Own margins, grown by the safe area, and at least what the superview's margins leave, as UIKit documents it.
  var effectiveMargins: UIEdgeInsets {
    var insets = margins.own.resolved(effectiveUserInterfaceLayoutDirection).max(margins.minimum)
    if insetsLayoutMarginsFromSafeArea { insets = insets + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return insets }
    return insets.max(remainder(of: superview.effectiveMargins, in: superview.bounds))
  }

  func setOwnMargins(_ own: ViewMargins.Own) {
    guard margins.own != own else { return }
    margins.own = own
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    engine?.insetsChanged()
    root.markNeedsEngine()
    markNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }

  /// After the view or its superview moved: margins that preserve the superview's may differ now.
  func insetsFollowSuperview() {
    guard preservesSuperviewLayoutMargins else { return }
    let current = effectiveMargins
    guard current != margins.published else { return }
    margins.published = current
    marginsChanged()
  }

  private func remainder(of insets: UIEdgeInsets, in area: CGRect) -> UIEdgeInsets {
    let frame = untransformedFrame
    return UIEdgeInsets(
      top: insets.top - max(0, frame.minY - area.minY), left: insets.left - max(0, frame.minX - area.minX),
      bottom: insets.bottom - max(0, area.maxY - frame.maxY), right: insets.right - max(0, area.maxX - frame.maxX))
  }
}
