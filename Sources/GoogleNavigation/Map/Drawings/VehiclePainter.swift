import Drawing
import Foundation

/// Draws the vehicle: an arrowhead with a light outline over a soft shadow. It turns with the camera and never mirrors.
nonisolated struct VehiclePainter {
  let theme: NavigationTheme
  /// Where the vehicle is on the screen.
  let center: CGPoint
  /// The direction it faces on the screen, in radians clockwise from up.
  let rotation: CGFloat
  /// How much the camera's tilt flattens what lies on the ground, 0...1.
  let flattening: CGFloat

  func paint(on canvas: inout Canvas) {
    let size = theme.metrics.vehicleSize
    let base = CGRect(x: center.x - size * 0.3, y: center.y - size * 0.24, width: size * 0.6, height: size * 0.56)
    canvas.fill(.circle(center: center, radius: size * 0.72), theme.route.vehicle.multiplyingAlpha(by: 0.16))
    canvas.add(.shadow(RoundedRectangle(base, radius: size * 0.28), theme.vehicleShadow))
    let transform = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: size / 100, y: size / 100 * (1 - flattening * 0.35)).rotated(by: rotation)
    canvas.group(transform: transform) { canvas in
      canvas.stroke(Self.arrow, StrokeStyle(width: 15, join: .round), theme.route.vehicleEdge)
      canvas.fill(Self.arrow, theme.route.vehicleEdge)
      canvas.stroke(Self.arrow, StrokeStyle(width: 5, join: .round), theme.route.vehicle)
      canvas.fill(Self.arrow, theme.route.vehicle)
      canvas.fill(Self.lightSide, Color.white.multiplyingAlpha(by: 0.2))
    }
  }

  /// In a square of 100 about the origin, pointing up.
  static let arrow: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -44))
    path.line(to: CGPoint(x: 34, y: 36))
    path.quadratic(to: CGPoint(x: 0, y: 22), control: CGPoint(x: 16, y: 24))
    path.quadratic(to: CGPoint(x: -34, y: 36), control: CGPoint(x: -16, y: 24))
    path.close()
    return path
  }()

  private static let lightSide = Path([
    .move(CGPoint(x: 0, y: -44)), .line(CGPoint(x: 0, y: 22)),
    .quadratic(control: CGPoint(x: -16, y: 24), end: CGPoint(x: -34, y: 36)), .close,
  ])
}
