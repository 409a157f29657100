import Drawing
import Foundation

/// A path's part from one move to the next, with its curves cut into straight pieces.
struct Polyline {
  struct Vertex {
    var point: CGPoint
    /// Whether the vertex lies within a curve, where the line goes on smoothly.
    var isSmooth: Bool
  }

  /// No two neighbours are at the same place.
  private(set) var vertices: [Vertex]
  var isClosed = false

  init(start: CGPoint) {
    vertices = [Vertex(point: start, isSmooth: false)]
  }

  init(_ vertices: [Vertex]) {
    self.vertices = vertices
  }

  mutating func add(_ point: CGPoint, isSmooth: Bool = false) {
    guard vertices.last?.point != point else { return }
    vertices.append(Vertex(point: point, isSmooth: isSmooth))
  }

  mutating func close() {
    isClosed = true
    if vertices.count > 1, vertices.last?.point == vertices.first?.point { vertices.removeLast() }
  }
}

/// Cuts curves into pieces that are no further than `tolerance` from them.
struct Flattener {
  let tolerance: CGFloat

  func polylines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    var start = CGPoint.zero
    for element in path.elements {
      if case .move(let point) = element {
        start = point
        lines.append(Polyline(start: point))
      } else {
        if lines.last?.isClosed ?? true { lines.append(Polyline(start: start)) }
        add(element, to: &lines[lines.count - 1])
      }
    }
    return lines
  }

  private func add(_ element: PathElement, to line: inout Polyline) {
    let start = line.vertices.last?.point ?? .zero
    switch element {
    case .move: break
    case .line(let point): line.add(point)
    case .quadratic(let control, let end):
      add([start, start.towards(control, 2.0 / 3), end.towards(control, 2.0 / 3), end], to: &line)
    case .cubic(let control1, let control2, let end): add([start, control1, control2, end], to: &line)
    case .close: line.close()
    }
  }

  private func add(_ curve: [CGPoint], to line: inout Polyline) {
    let pieces = pieces(of: curve)
    for index in 1..<max(pieces, 2) where index < pieces {
      line.add(Self.point(of: curve, at: CGFloat(index) / CGFloat(pieces)), isSmooth: true)
    }
    line.add(curve[3])
  }

  /// The second differences bound how far a curve strays from its chords.
  private func pieces(of curve: [CGPoint]) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y).length
    }
    let most = max(bend(curve[0], curve[1], curve[2]), bend(curve[1], curve[2], curve[3]))
    return Int(min(max((most * 0.75 / tolerance).squareRoot().rounded(.up), 1), 256))
  }

  private static func point(of curve: [CGPoint], at share: CGFloat) -> CGPoint {
    let first = curve[0].towards(curve[1], share)
    let middle = curve[1].towards(curve[2], share)
    let last = curve[2].towards(curve[3], share)
    return first.towards(middle, share).towards(middle.towards(last, share), share)
  }
}

extension CGVector {
  /// By square root alone, which every processor rounds alike; `hypot` is the C library's own.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  /// A quarter turn clockwise on screen.
  var normal: CGVector { CGVector(dx: -dy, dy: dx) }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}

extension CGPoint {
  func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }

  func vector(to other: CGPoint) -> CGVector { CGVector(dx: other.x - x, dy: other.y - y) }
}
