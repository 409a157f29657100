package import Foundation

/// A rectangle whose four corners may be rounded, each by its own radius in points.
package struct RoundedRectangle: Sendable, Hashable {
  /// Radii by physical corner; they do not follow the layout direction, as `CALayer`'s do not.
  package struct CornerRadii: Sendable, Hashable {
    package var topLeft, topRight, bottomLeft, bottomRight: CGFloat

    package init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0) {
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    package init(_ radius: CGFloat) {
      self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    package var isZero: Bool { self == CornerRadii() }
  }

  package var rect: CGRect
  package var radii: CornerRadii

  /// Radii larger than half the shorter side are cut to it.
  package init(_ rect: CGRect, radii: CornerRadii) {
    let limit = max(0, min(rect.width, rect.height) / 2)
    func cut(_ radius: CGFloat) -> CGFloat { min(max(0, radius), limit) }
    self.rect = rect
    self.radii = CornerRadii(
      topLeft: cut(radii.topLeft), topRight: cut(radii.topRight),
      bottomLeft: cut(radii.bottomLeft), bottomRight: cut(radii.bottomRight))
  }

  package init(_ rect: CGRect, radius: CGFloat = 0) {
    self.init(rect, radii: CornerRadii(radius))
  }

  /// The outline, clockwise from the top left.
  package var path: Path {
    guard !radii.isZero else { return .rectangle(rect) }
    let slack = 1 - Path.circleControl
    var path = Path()
    func corner(_ radius: CGFloat, at corner: CGPoint, from start: CGVector, to end: CGVector) {
      let first = CGPoint(x: corner.x + start.dx * radius, y: corner.y + start.dy * radius)
      let last = CGPoint(x: corner.x + end.dx * radius, y: corner.y + end.dy * radius)
      path.isEmpty ? path.move(to: first) : path.line(to: first)
      guard radius > 0 else { return }
      path.cubic(
        to: last, control1: CGPoint(x: corner.x + start.dx * radius * slack, y: corner.y + start.dy * radius * slack),
        control2: CGPoint(x: corner.x + end.dx * radius * slack, y: corner.y + end.dy * radius * slack))
    }
    corner(
      radii.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
    corner(
      radii.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0),
      to: CGVector(dx: 0, dy: 1))
    corner(
      radii.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1),
      to: CGVector(dx: -1, dy: 0))
    corner(
      radii.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0),
      to: CGVector(dx: 0, dy: -1))
    path.close()
    return path
  }
}
