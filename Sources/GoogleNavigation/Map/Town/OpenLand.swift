import Foundation

/// Park and water: where nobody builds, and side streets end.
nonisolated struct OpenLand {
  private let rings: [(points: [CGPoint], reach: CGRect)]

  init(_ rings: [[CGPoint]]) {
    self.rings = rings.map { ($0, $0.reach) }
  }

  /// Pieces of a band along a line: many small rings are searched faster than one long one.
  static func rings(along line: Polyline, width: CGFloat) -> [[CGPoint]] {
    stride(from: 0, to: line.points.count - 1, by: 6).map { start in
      Polyline(Array(line.points[start...min(start + 6, line.points.count - 1)])).band(width: width)
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    rings.contains { $0.reach.contains(point) && point.isInside($0.points) }
  }

  /// The parts of a line outside the open land, which begin and end at its edge.
  func parts(outside line: Polyline) -> [Polyline] {
    var (parts, current) = ([[CGPoint]](), [CGPoint]())
    for (index, point) in line.points.enumerated() {
      let isInside = contains(point)
      let wasOutside = !current.isEmpty
      if index > 0, isInside == wasOutside {
        current.append(edge(from: line.points[index - 1], to: point))
      }
      if !isInside {
        current.append(point)
      } else if !current.isEmpty {
        parts.append(current)
        current = []
      }
    }
    return (parts + [current]).filter { $0.count > 1 }.map(Polyline.init)
  }

  /// Where a line from one side of the edge to the other crosses it.
  private func edge(from start: CGPoint, to end: CGPoint) -> CGPoint {
    var (low, high) = (CGFloat(0), CGFloat(1))
    let startsInside = contains(start)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if contains(start.mixed(with: end, share: middle)) == startsInside { low = middle } else { high = middle }
    }
    return start.mixed(with: end, share: (low + high) / 2)
  }
}

nonisolated extension CGPoint {
  /// Whether the point lies inside a closed ring, by the even-odd rule.
  func isInside(_ ring: [CGPoint]) -> Bool {
    var isInside = false
    var from = ring.last ?? self
    for to in ring {
      if (from.y > y) != (to.y > y), x < (to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x { isInside.toggle() }
      from = to
    }
    return isInside
  }
}
