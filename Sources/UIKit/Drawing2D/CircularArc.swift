import Foundation

/// Part of a circle as cubic curves of at most a quarter each.
struct CircularArc {
  struct Curve {
    let control1, control2, end: CGPoint
  }

  let center: CGPoint
  let radius: CGFloat
  let start: CGFloat
  /// From start to end in radians; positive is clockwise as seen on the screen.
  let sweep: CGFloat

  init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, isClockwise: Bool) {
    (self.center, self.radius, self.start) = (center, max(0, radius), start)
    sweep = Self.sweep(from: start, to: end, isClockwise: isClockwise)
  }

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var curves: [Curve] {
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / CGFloat(count)
    return (0..<count).map { curve(from: start + step * CGFloat($0), step) }
  }

  private func curve(from angle: CGFloat, _ step: CGFloat) -> Curve {
    let reach = 4 / 3 * tan(step / 4) * radius
    let (first, last) = (point(at: angle), point(at: angle + step))
    return Curve(
      control1: CGPoint(x: first.x - reach * sin(angle), y: first.y + reach * cos(angle)),
      control2: CGPoint(x: last.x + reach * sin(angle + step), y: last.y - reach * cos(angle + step)), end: last)
  }

  /// A whole turn where the angles are that far apart, otherwise the way round that the direction asks for.
  private static func sweep(from start: CGFloat, to end: CGFloat, isClockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = isClockwise ? end - start : start - end
    if difference >= turn { return isClockwise ? turn : -turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return isClockwise ? positive : -positive
  }
}
