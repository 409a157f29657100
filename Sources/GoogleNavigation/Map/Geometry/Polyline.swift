import Drawing
import Foundation

/// Points on the ground joined by straight lines: x to the east, y to the north, in points at zoom 1.
nonisolated struct Polyline: Sendable, Hashable {
  private(set) var points: [CGPoint]
  /// Distance along the line from its start to each point.
  private(set) var distances: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    distances = points.isEmpty ? [] : [0]
    for (from, to) in zip(points, points.dropFirst()) {
      distances.append((distances.last ?? 0) + from.distance(to: to))
    }
  }

  var length: CGFloat { distances.last ?? 0 }

  /// The point at a distance along the line, cut to its ends.
  func point(at distance: CGFloat) -> CGPoint {
    guard let last = points.last else { return .zero }
    guard let index = distances.firstIndex(where: { $0 > distance }) else { return last }
    guard index > 0 else { return points[0] }
    let share = (distance - distances[index - 1]) / (distances[index] - distances[index - 1])
    return points[index - 1].mixed(with: points[index], share: share)
  }

  /// The direction at a distance along the line, in radians counter-clockwise from east.
  func heading(at distance: CGFloat) -> CGFloat {
    let (from, to) = (point(at: max(0, distance - 6)), point(at: min(length, distance + 6)))
    return atan2(to.y - from.y, to.x - from.x)
  }

  /// How far along the line the place is that lies nearest to a point.
  func distance(nearestTo point: CGPoint) -> CGFloat {
    var nearest = (distance: CGFloat(0), gap: CGFloat.infinity)
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let (along, aside) = (from.direction(to: to), from.direction(to: point))
      let square = max(along.dx * along.dx + along.dy * along.dy, 0.001)
      let share = min(max((along.dx * aside.dx + along.dy * aside.dy) / square, 0), 1)
      let gap = from.mixed(with: to, share: share).distance(to: point)
      if gap < nearest.gap {
        nearest = (distances[index] + share * (distances[index + 1] - distances[index]), gap)
      }
    }
    return nearest.distance
  }

  /// The part between two distances.
  func part(from start: CGFloat, to end: CGFloat) -> Polyline {
    guard end > start else { return Polyline([]) }
    let inner = zip(points, distances).filter { $0.1 > start + 0.01 && $0.1 < end - 0.01 }.map(\.0)
    return Polyline([point(at: start)] + inner + [point(at: end)])
  }

  /// The line with each corner sharper than a street's bend replaced by an arc-like curve of about `radius`.
  func roundingCorners(radius: CGFloat) -> Polyline {
    guard points.count > 2 else { return self }
    var rounded = [points[0]]
    for index in 1..<points.count - 1 {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let turn = abs(corner.direction(to: after).angle(to: before.direction(to: corner)))
      guard turn > 0.35 else {
        rounded.append(corner)
        continue
      }
      let reach = min(radius, before.distance(to: corner) / 2, corner.distance(to: after) / 2)
      let start = corner.moved(towards: before, by: reach)
      let end = corner.moved(towards: after, by: reach)
      for step in 0...6 {
        let share = CGFloat(step) / 6
        let (first, second) = (start.mixed(with: corner, share: share), corner.mixed(with: end, share: share))
        rounded.append(first.mixed(with: second, share: share))
      }
    }
    return Polyline(rounded + points.suffix(1))
  }

  /// The outline of a band of `width` along the line, always in the same sense of rotation.
  func band(width: CGFloat) -> [CGPoint] {
    guard points.count > 1 else { return [] }
    let sides = points.indices.map { index -> CGVector in
      let from = points[max(0, index - 1)]
      let to = points[min(points.count - 1, index + 1)]
      let length = max(from.distance(to: to), 0.001)
      return CGVector(dx: -(to.y - from.y) / length * width / 2, dy: (to.x - from.x) / length * width / 2)
    }
    let left = zip(points, sides).map { CGPoint(x: $0.x + $1.dx, y: $0.y + $1.dy) }
    let right = zip(points, sides).map { CGPoint(x: $0.x - $1.dx, y: $0.y - $1.dy) }
    return left + right.reversed()
  }
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  func mixed(with other: CGPoint, share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func moved(towards other: CGPoint, by length: CGFloat) -> CGPoint {
    mixed(with: other, share: length / max(distance(to: other), 0.001))
  }

  func direction(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }
}

nonisolated extension CGVector {
  /// The angle from this direction to another, -π...π.
  func angle(to other: CGVector) -> CGFloat {
    atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
  }
}
