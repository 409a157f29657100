import Foundation

extension UIView {
  /// How far bars, corners and sensors reach into the view, in points.
  public var safeAreaInsets: UIEdgeInsets { layoutState.safeArea }

  /// The screen's insets, for a view that stands for a screen: a window, or a root without one.
  package var assignedSafeAreaInsets: UIEdgeInsets? {
    get { layoutState.assignedSafeArea }
    set {
      layoutState.assignedSafeArea = newValue
      updateSafeArea()
    }
  }

  /// Works the safe area out anew, and that of the views inside where it changed.
  func updateSafeArea() {
    let new = currentSafeArea
    let changed = new != layoutState.safeArea
    layoutState.safeArea = new
    if changed {
      safeAreaInsetsDidChange()
      engine?.insetsChanged()
      root.markNeedsEngine()
      insetsFollowSuperview()
    }
    guard changed || new != .zero else { return }
    for view in subviews { view.updateSafeArea() }
  }

  private var currentSafeArea: UIEdgeInsets {
    let extra = viewController?.additionalSafeAreaInsets ?? .zero
    if let assigned = layoutState.assignedSafeArea { return assigned + extra }
    guard let superview else { return extra }
    return overlap(with: superview.safeAreaInsets, in: superview.bounds) + extra
  }

  /// What of the superview's insets reaches into this view: never more than the superview's own.
  private func overlap(with insets: UIEdgeInsets, in area: CGRect) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let frame = untransformedFrame
    func part(_ inset: CGFloat, distance: CGFloat) -> CGFloat { min(max(0, inset - distance), inset) }
    return UIEdgeInsets(
      top: part(insets.top, distance: frame.minY - area.minY),
      left: part(insets.left, distance: frame.minX - area.minX),
      bottom: part(insets.bottom, distance: area.maxY - frame.maxY),
      right: part(insets.right, distance: area.maxX - frame.maxX))
  }
}
