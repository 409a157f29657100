public import Foundation

extension UIView {
  /// From this view's coordinates to those of its superview, transforms included.
  package var transformToSuperview: CGAffineTransform {
    let layer = self.layer
    let anchor = CGPoint(
      x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
      y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(layer.affineTransform)
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
  }

  /// From this view's coordinates to those of the topmost view.
  package var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      transform = transform.concatenating(view.transformToSuperview)
      view = above
    }
    return transform
  }

  /// A point of this view in another view's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view in this view's coordinates; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// A rectangle of this view in another view's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// A rectangle of another view in this view's coordinates; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
