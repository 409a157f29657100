import CCairo
import Drawing
import Foundation

extension Painter {
  /// Draws a bitmap stretched over `rect`.
  func paint(_ bitmap: Bitmap, in rect: CGRect, _ transform: CGAffineTransform) throws(RenderingError) {
    guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
    guard PictureSize(width: bitmap.width, height: bitmap.height) != nil else {
      throw .invalidSize(width: Double(bitmap.width), height: Double(bitmap.height))
    }
    let surface = try ImageSurface(.translucent, width: bitmap.width, height: bitmap.height)
    surface.withBytes { bitmap.copyPremultiplied(to: $0, stride: surface.stride) }
    let placing = CGAffineTransform(
      a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
      ty: rect.minY
    ).concatenating(transform)
    guard placing.meanScale > 0 else { return }
    setSource(surface.pointer, placing)
    try PathPen(context: context, transform: transform).add(.rectangle(rect))
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  private func setSource(_ surface: OpaquePointer, _ placing: CGAffineTransform) {
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = placing.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, placing.isWholePixelMove ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_source(context, pattern)
  }
}

extension CGAffineTransform {
  var isWholePixelMove: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
  }
}
