import CCairo
import Drawing
import Foundation

/// A Cairo context, freed with its owner. Its matrix is left alone while painting: points arrive in device pixels,
/// rounded to the 256ths that Cairo counts in, so that no machine rounds them differently.
struct DrawingContext: ~Copyable {
  let pointer: OpaquePointer

  init(on surface: OpaquePointer) throws(RenderingError) {
    guard let context = cairo_create(surface) else { throw .cairo("no context") }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      throw CairoStatus.error(status)
    }
    pointer = context
  }

  deinit {
    cairo_destroy(pointer)
  }

  func check() throws(RenderingError) {
    try CairoStatus.check(cairo_status(pointer))
  }
}

/// Hands paths over to Cairo.
struct PathPen {
  let context: OpaquePointer
  let transform: CGAffineTransform

  func add(_ path: Path) throws(RenderingError) {
    var current = CGPoint.zero
    for element in path.elements { try add(element, current: &current) }
  }

  private func add(_ element: PathElement, current: inout CGPoint) throws(RenderingError) {
    switch element {
    case .move(let point):
      current = point
      let place = try device(point)
      cairo_move_to(context, place.x, place.y)
    case .line(let point):
      current = point
      let place = try device(point)
      cairo_line_to(context, place.x, place.y)
    case .quadratic(let control, let end):
      try curve(current.towards(control, 2.0 / 3), end.towards(control, 2.0 / 3), end)
      current = end
    case .cubic(let control1, let control2, let end):
      try curve(control1, control2, end)
      current = end
    case .close:
      cairo_close_path(context)
    }
  }

  private func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) throws(RenderingError) {
    let (first, second, last) = (try device(control1), try device(control2), try device(end))
    cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
  }

  private func device(_ point: CGPoint) throws(RenderingError) -> (x: Double, y: Double) {
    let place = point.applying(transform)
    guard abs(place.x) < CoordinateCheck.limit, abs(place.y) < CoordinateCheck.limit else {
      throw .invalidCoordinate(in: "path")
    }
    return (Self.snapped(Double(place.x)), Self.snapped(Double(place.y)))
  }

  static func snapped(_ value: Double) -> Double {
    (value * 256 + 0.5).rounded(.down) / 256
  }
}

extension CGPoint {
  /// The point `share` of the way to `other`.
  func towards(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
