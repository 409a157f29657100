import Drawing
import Foundation

/// Turns a line into the outline of what it covers, to be filled by the non-zero rule.
///
/// Cairo's own stroker draws round joins differently from version to version; fills are the same everywhere. Each
/// straight piece, join and cap is one shape; all go round the same way, so that where they overlap they only add up.
struct Stroker {
  let style: StrokeStyle
  /// Pixels per unit of the path: decides how finely curves are cut.
  let scale: CGFloat

  /// UIKit's default, and Cairo's; SVG's is 4.
  static let miterLimit: CGFloat = 10

  private var radius: CGFloat { style.width / 2 }

  func outline(of path: Path) -> Path {
    guard style.width > 0, scale > 0 else { return Path() }
    let lines = Flattener(tolerance: 0.05 / scale).polylines(of: path)
    let pieces = Dasher(style.dash).map { dasher in lines.flatMap(dasher.dashes) } ?? lines
    return pieces.reduce(into: Path()) { add($1, to: &$0) }
  }

  private func add(_ line: Polyline, to outline: inout Path) {
    let points = line.vertices
    guard points.count > 1 else { return addDot(points[0].point, to: &outline) }
    let ends = line.isClosed ? points + points.prefix(1) : points
    let directions = zip(ends, ends.dropFirst()).map { Self.direction(from: $0.point, to: $1.point) }
    for index in directions.indices {
      addSegment(from: ends[index].point, to: ends[index + 1].point, directions[index], to: &outline)
    }
    for index in 1..<max(directions.count, 2) where index < directions.count {
      addJoin(at: ends[index], from: directions[index - 1], to: directions[index], in: &outline)
    }
    if line.isClosed {
      addJoin(at: ends[0], from: directions[directions.count - 1], to: directions[0], in: &outline)
    } else {
      addCap(at: ends[0].point, directions[0].scaled(by: -1), to: &outline)
      addCap(at: ends[ends.count - 1].point, directions[directions.count - 1], to: &outline)
    }
  }

  private func addSegment(from start: CGPoint, to end: CGPoint, _ direction: CGVector, to outline: inout Path) {
    let side = direction.normal.scaled(by: radius)
    let other = side.scaled(by: -1)
    add([start.moved(by: side), end.moved(by: side), end.moved(by: other), start.moved(by: other)], to: &outline)
  }

  private func addJoin(
    at vertex: Polyline.Vertex, from: CGVector, to: CGVector, in outline: inout Path
  ) {
    let turn = from.cross(to)
    guard turn != 0 || from.dot(to) < 0 else { return }
    let join = vertex.isSmooth ? .miter : style.join
    guard join != .round else { return addCircle(at: vertex.point, to: &outline) }
    // The gap opens on the side away from the turn.
    let side = turn > 0 ? -radius : radius
    let (first, last) = (from.normal.scaled(by: side), to.normal.scaled(by: side))
    var corners = [vertex.point, vertex.point.moved(by: first), vertex.point.moved(by: last)]
    let cosine = from.dot(to)
    // The miter's length over the width is 1 / sin(half the angle between the lines).
    if join == .miter, 2 <= Self.miterLimit * Self.miterLimit * (1 + cosine) {
      let middle = CGVector(dx: (first.dx + last.dx) / (1 + cosine), dy: (first.dy + last.dy) / (1 + cosine))
      corners.insert(vertex.point.moved(by: middle), at: 2)
    }
    add(corners, to: &outline)
  }

  private func addCap(at point: CGPoint, _ direction: CGVector, to outline: inout Path) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: point, to: &outline)
    case .square:
      let end = point.moved(by: direction.scaled(by: radius))
      addSegment(from: point, to: end, direction, to: &outline)
    }
  }

  /// A line of no length shows only its caps.
  private func addDot(_ point: CGPoint, to outline: inout Path) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: point, to: &outline)
    case .square:
      let rect = CGRect(x: point.x - radius, y: point.y - radius, width: style.width, height: style.width)
      outline.append(.rectangle(rect))
    }
  }

  private func addCircle(at point: CGPoint, to outline: inout Path) {
    outline.append(.circle(center: point, radius: radius))
  }

  /// Adds a polygon so that it goes round clockwise on screen, as `Path`'s own shapes do.
  private func add(_ corners: [CGPoint], to outline: inout Path) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
    let ordered = area < 0 ? corners.reversed() : corners
    outline.move(to: ordered[0])
    for corner in ordered.dropFirst() { outline.line(to: corner) }
    outline.close()
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector {
    let vector = start.vector(to: end)
    return vector.scaled(by: 1 / vector.length)
  }
}
