import CCairo
import Drawing
import Foundation

extension Painter {
  /// Paints `color` through a mask; `placing` goes from the mask's pixels to the device.
  func paint(_ color: Color, through mask: Mask, _ placing: CGAffineTransform) throws(RenderingError) {
    // Cairo's SVG surface loses masks that are not at its origin; pictures it keeps.
    let surface = isVector ? try ImageSurface(mask, tinted: color) : try ImageSurface(mask)
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = placing.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, placing.isWholePixelMove ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    if isVector {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    } else {
      setSource(color)
      cairo_mask(context, pattern)
    }
  }
}

extension ImageSurface {
  /// A surface that holds `mask`.
  init(_ mask: Mask) throws(RenderingError) {
    try self.init(.mask, width: mask.width, height: mask.height)
    let stride = stride
    withBytes { target in
      for y in 0..<mask.height {
        let row = mask.bytes[(y * mask.width)..<((y + 1) * mask.width)]
        _ = UnsafeMutableBufferPointer(rebasing: target[(y * stride)..<(y * stride + mask.width)]).update(from: row)
      }
    }
  }

  /// A picture of one colour, as opaque as the mask says.
  init(_ mask: Mask, tinted color: Color) throws(RenderingError) {
    try self.init(.translucent, width: mask.width, height: mask.height)
    let parts = [color.blue, color.green, color.red, 1].map { min(max($0, 0), 1) * min(max(color.alpha, 0), 1) }
    let levels = (0...255).map { level in parts.map { UInt8(($0 * Double(level)).rounded()) } }
    let stride = stride
    withBytes { target in
      for (index, level) in mask.bytes.enumerated() {
        let start = index / mask.width * stride + index % mask.width * 4
        for part in 0..<4 { target[start + part] = levels[Int(level)][part] }
      }
    }
  }
}
