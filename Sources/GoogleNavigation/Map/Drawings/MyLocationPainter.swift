import Drawing
import Foundation

/// Draws the user's place while navigation is off: a dot in a light ring, over the circle of its accuracy.
nonisolated struct MyLocationPainter {
  let theme: NavigationTheme
  /// On the screen.
  let center: CGPoint

  func paint(on canvas: inout Canvas) {
    let color = theme.route.vehicle
    canvas.fill(.circle(center: center, radius: 34), color.multiplyingAlpha(by: 0.14))
    canvas.stroke(.circle(center: center, radius: 34), StrokeStyle(width: 1), color.multiplyingAlpha(by: 0.3))
    let ring = CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
    canvas.add(.shadow(RoundedRectangle(ring, radius: 9), theme.vehicleShadow))
    canvas.fill(.circle(center: center, radius: 9), theme.route.vehicleEdge)
    canvas.fill(.circle(center: center, radius: 6.5), color)
  }
}
