import Foundation

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }

  /// Pixels per point of the screen the view is on.
  var displayScale: CGFloat { (window?.screen ?? .main).scale }

  /// Makes a change of bounds or centre: animated inside an animation block, and followed by what depends on it.
  func setGeometry(_ change: () -> Void) {
    let old = layer.bounds
    animating(.geometry, change)
    if !layoutState.isBeingPlaced {
      captureAutoresizingBasis()
      engine?.geometrySet(self)
    }
    if old.size != layer.bounds.size {
      resizeSubviews(from: old.size)
      markNeedsLayout()
    }
    updateSafeArea()
    insetsFollowSuperview()
  }

  func backgroundColorChanged(from old: UIColor?) {
    animateBackground(from: old)
  }
}

// MARK: - Autoresizing

extension UIView {
  /// Remembers frame and superview's size as what the mask keeps, whenever code sets them.
  func captureAutoresizingBasis() {
    guard let superview else { return layoutState.autoresizingBasis = nil }
    layoutState.autoresizingBasis = AutoresizingBasis(frame: untransformedFrame, superSize: superview.bounds.size)
  }

  /// The frame as it would be without a transform.
  var untransformedFrame: CGRect {
    LayerGeometry.frame(bounds: bounds, position: center, anchor: layer.anchorPoint, transform: .identity)
  }

  func autoresizingChanged() {
    captureAutoresizingBasis()
    engine?.geometrySet(self)
  }

  func translatingChanged() {
    captureAutoresizingBasis()
    engine?.translatingChanged(self)
    root.markNeedsEngine()
  }

  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let basis = layoutState.autoresizingBasis ?? AutoresizingBasis(frame: untransformedFrame, superSize: oldSize)
    let rule = AutoresizingRule(basis, autoresizingMask)
    guard rule.followsSize else { return }
    let target = rule.frame(in: newSize)
    layoutState.isBeingPlaced = true
    defer { layoutState.isBeingPlaced = false }
    bounds.size = target.size
    center = LayerGeometry.position(of: target, anchor: layer.anchorPoint)
  }
}
