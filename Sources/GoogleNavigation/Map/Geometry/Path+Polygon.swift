import Drawing
import Foundation

nonisolated extension Path {
  /// Straight lines through `points` and back to the first.
  static func polygon(_ points: [CGPoint]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// Straight lines through `points`.
  static func open(_ points: [CGPoint]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) })
  }
}

nonisolated extension [CGPoint] {
  /// The smallest upright rectangle around the points.
  var reach: CGRect {
    guard let first else { return .null }
    return dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
      CGRect(
        x: Swift.min(rect.minX, point.x), y: Swift.min(rect.minY, point.y),
        width: Swift.max(rect.maxX, point.x) - Swift.min(rect.minX, point.x),
        height: Swift.max(rect.maxY, point.y) - Swift.min(rect.minY, point.y))
    }
  }

  /// The corners of the smallest convex shape around the points, in one sense of rotation.
  var convexHull: [CGPoint] {
    let sorted = self.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1,
          chain[chain.count - 2].direction(to: chain[chain.count - 1])
            .cross(chain[chain.count - 1].direction(to: point)) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }
}

nonisolated extension CGVector {
  fileprivate func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
