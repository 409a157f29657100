import Foundation

/// How a layer's bounds, position, anchor point and transform make its frame, and back.
struct LayerGeometry {
  private let layer: CALayer

  init(_ layer: CALayer) {
    self.layer = layer
  }

  var frame: CGRect {
    Self.frame(
      bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint, transform: layer.affineTransform)
  }

  func setFrame(_ frame: CGRect) {
    // Not the greater of 0 and the side, which is 0 where the side is no number: the layer is to say so.
    let (width, height) = (frame.width, frame.height)
    layer.bounds.size = CGSize(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
    layer.position = Self.position(of: frame, anchor: layer.anchorPoint)
  }

  static func position(of frame: CGRect, anchor: CGPoint) -> CGPoint {
    CGPoint(x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
  }

  static func frame(bounds: CGRect, position: CGPoint, anchor: CGPoint, transform: CGAffineTransform) -> CGRect {
    let local = CGRect(
      x: -bounds.width * anchor.x, y: -bounds.height * anchor.y, width: bounds.width, height: bounds.height)
    let turned = transform.isIdentity ? local : local.applying(transform)
    return turned.offsetBy(dx: position.x, dy: position.y)
  }
}
