import CCairo
import Drawing
import Foundation

extension Painter {
  /// Makes `paint` what the next fill uses; `transform` goes from the paint's coordinates to the device.
  func set(_ paint: Paint, _ transform: CGAffineTransform) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let gradient):
      // Points are moved rather than the pattern's matrix set: its fixed-point numbers are coarser.
      let moving = transform.isSimilarity ? transform : .identity
      let (start, end) = (gradient.start.applying(moving), gradient.end.applying(moving))
      setGradient(
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), gradient.stops,
        transform)
    case .radialGradient(let gradient):
      let moving = transform.isSimilarity ? transform : .identity
      let center = gradient.center.applying(moving)
      setGradient(
        cairo_pattern_create_radial(
          Double(center.x), Double(center.y), 0, Double(center.x), Double(center.y),
          Double(gradient.radius * moving.meanScale)), gradient.stops, transform)
    }
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ transform: CGAffineTransform) {
    defer { cairo_pattern_destroy(pattern) }
    if !transform.isSimilarity {
      var matrix = transform.inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
  }
}
