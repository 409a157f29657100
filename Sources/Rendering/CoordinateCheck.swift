import Drawing
import Foundation

/// Refuses what Cairo would draw as garbage without a word: coordinates that are not finite.
struct CoordinateCheck {
  /// Cairo counts pixels in 24 bits.
  static let limit: CGFloat = 8_000_000

  static func check(_ list: DisplayList) throws(RenderingError) {
    for item in list.items { try check(item) }
  }

  private static func check(_ item: DisplayItem) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint, _):
      try check(path, "fill")
      try check(paint)
    case .stroke(let path, let style, let paint):
      try check(path, "stroke")
      try check([style.width] + style.dash, "stroke")
      try check(paint)
    case .shadow(let shape, let shadow):
      try check(shape.rect, "shadow")
      try check([shadow.sigma, shadow.offset.dx, shadow.offset.dy], "shadow")
    case .glyphs(let run):
      try check([run.origin.x, run.origin.y, run.size, run.unitsPerEm], "text")
    case .image(_, let rect): try check(rect, "image")
    case .group(let group): try check(group)
    }
  }

  private static func check(_ group: DisplayGroup) throws(RenderingError) {
    let name = group.source.map { "group (\($0.name))" } ?? "group"
    let matrix = group.transform
    try check([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty, CGFloat(group.opacity)], name)
    if let clip = group.clip { try check(clip, name) }
    for item in group.items { try check(item) }
  }

  private static func check(_ paint: Paint) throws(RenderingError) {
    switch paint {
    case .color: break
    case .linearGradient(let gradient):
      try check([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y], "gradient")
    case .radialGradient(let gradient):
      try check([gradient.center.x, gradient.center.y, gradient.radius], "gradient")
    }
  }

  private static func check(_ path: Path, _ name: String) throws(RenderingError) {
    for element in path.elements {
      for point in element.points { try check([point.x, point.y], name) }
    }
  }

  private static func check(_ rect: CGRect, _ name: String) throws(RenderingError) {
    try check([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], name)
  }

  private static func check(_ values: [CGFloat], _ name: String) throws(RenderingError) {
    // Not a number compares as false too.
    for value in values where !(abs(value) < limit) { throw .invalidCoordinate(in: name) }
  }
}
