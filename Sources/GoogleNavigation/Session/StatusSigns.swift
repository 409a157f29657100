import Drawing
import Foundation

/// The status bar's signs in a row, from the leading side: mobile signal, wireless network, battery.
///
/// The row is mirrored from right to left, and the signal's bars and the battery with it, as the system does.
struct StatusSigns {
  let ink: Color
  let scale: CGFloat
  let isRightToLeft: Bool

  /// The row's width in points.
  var width: CGFloat { Self.naturalWidth * scale }

  private static let naturalWidth: CGFloat = 73

  /// Draws the row with its left end and its middle at a point.
  func paint(at point: CGPoint, on canvas: inout Canvas) {
    var transform = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
    if isRightToLeft { transform = transform.translatedBy(x: Self.naturalWidth, y: 0).scaledBy(x: -1, y: 1) }
    canvas.group(transform: transform) { canvas in
      paintBars(on: &canvas)
      paintWaves(foot: CGPoint(x: 31.5, y: 5.5), on: &canvas)
      paintBattery(on: &canvas)
    }
  }

  private func paintBars(on canvas: inout Canvas) {
    for (index, height) in [4.0, 6.5, 9, 11.5].enumerated() {
      let bar = CGRect(x: CGFloat(index) * 4.6, y: 5.75 - height, width: 3, height: height)
      canvas.fill(RoundedRectangle(bar, radius: 1).path, ink)
    }
  }

  /// Three arcs over a dot, each between two circles.
  private func paintWaves(foot: CGPoint, on canvas: inout Canvas) {
    for radius in [3.0, 6.6, 10.2] {
      let points = (0...8).map { step -> CGPoint in
        let angle = -CGFloat.pi / 4 + CGFloat.pi / 2 * CGFloat(step) / 8
        return CGPoint(x: foot.x + radius * sin(angle), y: foot.y - radius * cos(angle))
      }
      canvas.stroke(.open(points), StrokeStyle(width: 2.2, join: .round), ink)
    }
    canvas.fill(.circle(center: CGPoint(x: foot.x, y: foot.y - 0.8), radius: 1.3), ink)
  }

  private func paintBattery(on canvas: inout Canvas) {
    let shell = RoundedRectangle(CGRect(x: 45.5, y: -6, width: 24, height: 12), radius: 3.6)
    canvas.stroke(shell.path, StrokeStyle(width: 1), ink.multiplyingAlpha(by: 0.4))
    canvas.fill(RoundedRectangle(CGRect(x: 47.5, y: -4, width: 20, height: 8), radius: 2).path, ink)
    canvas.fill(
      RoundedRectangle(CGRect(x: 71, y: -2, width: 1.6, height: 4), radius: 0.8).path, ink.multiplyingAlpha(by: 0.4))
  }
}
