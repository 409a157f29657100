import CCairo
import Drawing
import Foundation

extension Painter {
  /// Fewer are drawn about as fast as they are looked up.
  private static let fewestStrokeElements = 32
  /// In pixels; larger masks would leave no room for others.
  private static let largestMask = 1 << 17

  /// Paints a line; through a mask that is kept where its pixels come out the same.
  func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    func outline() -> Path { Stroker(style: style, scale: transform.meanScale).outline(of: path) }
    guard let strokes, case .color(let color) = paint, let key = maskKey(path, style, color, transform) else {
      return try fill(outline(), paint, CAIRO_FILL_RULE_WINDING, transform)
    }
    let mask = try strokes.mask(for: key) { () throws(RenderingError) in
      try Mask(of: outline(), transform, key)
    }
    try self.paint(color, through: mask, CGAffineTransform(translationX: CGFloat(key.left), y: CGFloat(key.top)))
  }

  /// Nil where the line is to be filled as it is: Cairo mixes an opaque colour in by another rule than a translucent one
  /// and cuts shapes along a clip that is no rectangle of whole pixels.
  private func maskKey(
    _ path: Path, _ style: StrokeStyle, _ color: Color, _ transform: CGAffineTransform
  ) -> StrokeMasks.Key? {
    guard path.elements.count >= Self.fewestStrokeElements, color.alpha > 0, color.alpha < 1, isClipOfWholePixels else {
      return nil
    }
    let line = DisplayItem.stroke(path, style, color)
    let box = ItemBounds.bounds(of: [line], transform).intersection(visible.integral)
    guard !box.isNull, !box.isEmpty, box.width * box.height <= CGFloat(Self.largestMask) else { return nil }
    return StrokeMasks.Key(
      path: path, style: style, a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty, left: Int(box.minX), top: Int(box.minY), width: Int(box.width), height: Int(box.height))
  }

  private var isClipOfWholePixels: Bool {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return false }
    let box = list.pointee.rectangles[0]
    return [box.x, box.y, box.width, box.height].allSatisfy { $0 == $0.rounded() }
  }
}

extension Mask {
  /// What a filled outline covers of the pixels that `key` names.
  fileprivate init(of outline: Path, _ transform: CGAffineTransform, _ key: StrokeMasks.Key) throws(RenderingError) {
    let surface = try ImageSurface(.mask, width: key.width, height: key.height)
    // Points are rounded where they are on the device, and then moved by whole pixels.
    cairo_surface_set_device_offset(surface.pointer, Double(-key.left), Double(-key.top))
    let context = try DrawingContext(on: surface.pointer)
    try PathPen(context: context.pointer, transform: transform).add(outline)
    cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context.pointer)
    try context.check()
    self.init(surface)
  }
}
