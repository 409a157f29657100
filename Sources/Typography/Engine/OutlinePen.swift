import CPango
import Drawing
import Foundation

/// Collects the outline that HarfBuzz draws.
final class OutlinePen {
  private let functions: OpaquePointer
  private var path = Path()

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.at(pen)?.path.move(to: OutlinePen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.at(pen)?.path.line(to: OutlinePen.point(x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, controlX, controlY, x, y, _ in
        OutlinePen.at(pen)?.path.quadratic(to: OutlinePen.point(x, y), control: OutlinePen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        OutlinePen.at(pen)?.path.cubic(
          to: OutlinePen.point(x, y), control1: OutlinePen.point(x1, y1), control2: OutlinePen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in OutlinePen.at(pen)?.path.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit {
    hb_draw_funcs_destroy(functions)
  }

  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    path = Path()
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
    return path.startingContoursCanonically
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen? {
    pointer.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x), y: CGFloat(y))
  }
}
