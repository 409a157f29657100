import Drawing
import Foundation

/// What a layer paints around its content: shadow and background under it, border over it, and where it is cut off.
struct LayerBox {
  private let layer: CALayer
  private let shape: RoundedRectangle
  private let background: Color?

  init(_ view: UIView) {
    self.init(view.layer, bounds: view.presentationGeometry.bounds, background: view.presentationBackground)
  }

  init(_ layer: CALayer, bounds: CGRect, background: Color?) {
    self.layer = layer
    self.background = background
    shape = RoundedRectangle(bounds, radii: layer.cornerRadii)
  }

  var under: [DisplayItem] {
    var items: [DisplayItem] = []
    if let shadow { items.append(.shadow(shadowShape, shadow)) }
    if let background, background.alpha > 0, !shape.rect.isEmpty { items.append(.fill(shape.path, background)) }
    return items
  }

  var over: [DisplayItem] {
    guard layer.borderWidth > 0, let color = layer.borderColor?.color, color.alpha > 0 else { return [] }
    let half = layer.borderWidth / 2
    let radii = layer.cornerRadii.reduced(by: half)
    let line = RoundedRectangle(shape.rect.insetBy(dx: half, dy: half), radii: radii)
    return [.stroke(line.path, StrokeStyle(width: layer.borderWidth), color)]
  }

  var clip: Path? {
    layer.masksToBounds ? shape.path : nil
  }

  private var shadowShape: RoundedRectangle {
    layer.shadowPath.map { $0.shape ?? RoundedRectangle($0.boundingBox) } ?? shape
  }

  /// A layer that cuts itself off has no shadow, nor has one with neither a path nor a background to cast it.
  private var shadow: Shadow? {
    let cast = layer.shadowPath == nil ? background?.alpha ?? 0 : 1
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor?.color, cast > 0,
      !shadowShape.rect.isEmpty
    else { return nil }
    var shade = color
    shade.alpha *= Double(layer.shadowOpacity) * cast
    return Shadow(
      color: shade, offset: CGVector(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height),
      sigma: layer.shadowRadius)
  }
}

/// Paints layers that were added by hand.
enum LayerPainter {
  static func group(of layer: CALayer) -> DisplayItem? {
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    let box = LayerBox(layer, bounds: layer.bounds, background: layer.backgroundColor?.color)
    var canvas = Canvas()
    (layer as? any Painting)?.paint(on: &canvas)
    let items = box.under + canvas.items + (layer.sublayers ?? []).compactMap(group) + box.over
    guard !items.isEmpty else { return nil }
    return .group(
      DisplayGroup(
        transform: layer.transformToSuperlayer, opacity: Double(layer.opacity), clip: box.clip, items: items))
  }
}

extension CALayer {
  /// The radius of each corner that `maskedCorners` names.
  var cornerRadii: RoundedRectangle.CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return RoundedRectangle.CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
  }

  fileprivate var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension RoundedRectangle.CornerRadii {
  fileprivate func reduced(by amount: CGFloat) -> Self {
    Self(
      topLeft: max(0, topLeft - amount), topRight: max(0, topRight - amount), bottomLeft: max(0, bottomLeft - amount),
      bottomRight: max(0, bottomRight - amount))
  }
}
