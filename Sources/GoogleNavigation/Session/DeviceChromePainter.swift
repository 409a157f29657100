import Drawing
import Foundation

/// Draws what the system draws over an app: status bar, sensor housing and home indicator. It always says 9:41.
struct DeviceChromePainter {
  let screen: ScreenConfiguration
  let style: ComponentStyle

  private var ink: Color { style.theme.isDark ? .white : .black }
  private var insets: ScreenConfiguration.Insets { screen.safeAreaInsets }
  private static let housing = CGSize(width: 126, height: 37)

  func paint(on canvas: inout Canvas) {
    guard screen.idiom != .carPlay else { return }
    if insets.top >= 20 { paintStatusBar(on: &canvas) }
    paintHousing(on: &canvas)
    if insets.bottom > 0 { paintHomeIndicator(on: &canvas) }
  }

  private var hasHousing: Bool { screen.idiom == .phone && max(insets.top, insets.left, insets.right) > 50 }

  private func paintHousing(on canvas: inout Canvas) {
    guard hasHousing else { return }
    let size = Self.housing
    let isUpright = insets.top > 50
    let rect =
      isUpright
      ? CGRect(x: screen.size.width / 2 - size.width / 2, y: 11, width: size.width, height: size.height)
      : CGRect(x: 11, y: screen.size.height / 2 - size.width / 2, width: size.height, height: size.width)
    canvas.fill(RoundedRectangle(rect, radius: size.height / 2).path, Color.black)
  }

  private func paintHomeIndicator(on canvas: inout Canvas) {
    let width = min(screen.size.width, screen.size.height) * 0.35
    let rect = CGRect(x: screen.size.width / 2 - width / 2, y: screen.size.height - 13, width: width, height: 5)
    canvas.fill(RoundedRectangle(rect, radius: 2.5).path, ink)
  }

  /// The time on the left and the signs on the right, in every language as their places are the system's.
  private func paintStatusBar(on canvas: inout Canvas) {
    let middle = hasHousing ? 29.5 : insets.top / 2
    let side = hasHousing ? (screen.size.width - Self.housing.width) / 4 : 34
    let text = style.text.fit(
      "9:41", .init(size: hasHousing ? 17 : 13, weight: 600, color: ink, isMonospacedDigits: true), width: 80)
    canvas.add(contentsOf: text.items(at: CGPoint(x: side - text.size.width / 2, y: middle - text.size.height / 2)))
    paintSigns(at: CGPoint(x: screen.size.width - side, y: middle), on: &canvas)
  }

  private func paintSigns(at center: CGPoint, on canvas: inout Canvas) {
    let scale = hasHousing ? 1 : 0.85
    let transform = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
    canvas.group(transform: transform) { canvas in
      for (index, height) in [4.0, 6.5, 9, 11.5].enumerated() {
        let bar = CGRect(x: -33 + CGFloat(index) * 4.6, y: 5.75 - height, width: 3, height: height)
        canvas.fill(RoundedRectangle(bar, radius: 1).path, ink)
      }
      paintWaves(on: &canvas)
      paintBattery(on: &canvas)
    }
  }

  /// Three arcs over a dot, each between two circles.
  private func paintWaves(on canvas: inout Canvas) {
    let foot = CGPoint(x: -2.5, y: 5.5)
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
    let shell = RoundedRectangle(CGRect(x: 10.5, y: -6, width: 24, height: 12), radius: 3.6)
    canvas.stroke(shell.path, StrokeStyle(width: 1), ink.multiplyingAlpha(by: 0.4))
    canvas.fill(RoundedRectangle(CGRect(x: 12.5, y: -4, width: 20, height: 8), radius: 2).path, ink)
    canvas.fill(
      RoundedRectangle(CGRect(x: 36, y: -2, width: 1.6, height: 4), radius: 0.8).path, ink.multiplyingAlpha(by: 0.4))
  }
}
