import Drawing
import Foundation

/// Draws a way as it is driven: ahead, and round a bend, from wherever the last piece ended.
nonisolated struct RoadPen {
  private(set) var path = Path()
  private(set) var point: CGPoint
  /// Radians clockwise from up.
  private(set) var heading: CGFloat

  /// `degrees` are clockwise from up.
  init(at point: CGPoint = .zero, heading degrees: CGFloat = 0) {
    (self.point, heading) = (point, degrees * .pi / 180)
    path.move(to: point)
  }

  mutating func ahead(_ length: CGFloat) {
    point = ahead(length, from: point)
    path.line(to: point)
  }

  /// Turns by `degrees`, to the right where they are positive, in curves of at most a quarter circle.
  mutating func bend(_ degrees: CGFloat, radius: CGFloat) {
    let count = max(1, (abs(degrees) / 90 - 1e-9).rounded(.up))
    for _ in 0..<Int(count) { curve(degrees * .pi / 180 / count, radius: radius) }
  }

  /// Bends and bends back, so that the way goes on beside itself; `length` lies between the two bends.
  mutating func shift(_ degrees: CGFloat, radius: CGFloat, length: CGFloat) {
    bend(degrees, radius: radius)
    ahead(length)
    bend(-degrees, radius: radius)
  }

  private mutating func curve(_ angle: CGFloat, radius: CGFloat) {
    let start = point
    let side: CGFloat = angle < 0 ? -1 : 1
    let center = CGPoint(x: start.x + side * radius * cos(heading), y: start.y + side * radius * sin(heading))
    let reach = 4 / 3 * tan(abs(angle) / 4) * radius
    let control1 = ahead(reach, from: start)
    heading += angle
    point = CGPoint(x: center.x - side * radius * cos(heading), y: center.y - side * radius * sin(heading))
    path.cubic(to: point, control1: control1, control2: ahead(-reach, from: point))
  }

  private func ahead(_ length: CGFloat, from point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + length * sin(heading), y: point.y - length * cos(heading))
  }
}
