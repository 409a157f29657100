import Foundation

/// A timing curve: a cubic from (0, 0) to (1, 1) with two control points.
nonisolated package struct BezierCurve: Sendable, Hashable {
  let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let easeInOut = Self(0.42, 0, 0.58, 1)
  package static let easeIn = Self(0.42, 0, 1, 1)
  package static let easeOut = Self(0, 0, 0.58, 1)
  package static let linear = Self(0, 0, 1, 1)

  /// How far things have come at a share of the time; both lie in 0...1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return self == .linear ? time : Self.coordinate(parameter(at: time), y1, y2)
  }

  /// Halves the interval; x grows with the parameter, so 50 steps are exact to a double's last digits.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}
