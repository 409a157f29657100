import Drawing
import Foundation

/// How often a path runs round a point.
struct PathWinding {
  /// Straight pieces of every part, closed.
  private let sides: [(from: CGPoint, to: CGPoint)]

  init(_ path: Path) {
    var sides: [(CGPoint, CGPoint)] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      sides.append((pen, point))
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, pen) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic, .cubic: Self.points(from: pen, element).forEach(line)
      case .close: line(to: start)
      }
    }
    line(to: start)
    self.sides = sides
  }

  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for side in sides where (side.from.y <= point.y) != (side.to.y <= point.y) {
      let share = (point.y - side.from.y) / (side.to.y - side.from.y)
      guard side.from.x + share * (side.to.x - side.from.x) > point.x else { continue }
      winding += side.to.y > side.from.y ? 1 : -1
      crossings += 1
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Sixteen points along a curve: fine enough to tell inside from outside by eye.
  private static func points(from start: CGPoint, _ element: PathElement) -> [CGPoint] {
    let controls = [start] + element.points
    return (1...16).map { step in
      var points = controls
      let share = CGFloat(step) / 16
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { one, other in
          CGPoint(x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y))
        }
      }
      return points[0]
    }
  }
}
