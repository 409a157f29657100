import Drawing
import Foundation

/// Draws what the system draws over an app: status bar, sensor housing and home indicator. It always says 9:41.
struct DeviceChromePainter {
  let screen: ScreenConfiguration
  let style: ComponentStyle

  private var ink: Color { style.theme.isDark ? .white : .black }
  private var insets: ScreenConfiguration.Insets { screen.safeAreaInsets }
  private static let housing = CGSize(width: 126, height: 37)
  /// Points between the screen's sides and what stands in a status bar without a housing.
  private static let sideMargin: CGFloat = 12

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

  /// The time leads and the signs trail, as the system mirrors its bar with the language.
  private func paintStatusBar(on canvas: inout Canvas) {
    let middle = hasHousing ? 29.5 : insets.top / 2
    let text = style.text.fit(
      "9:41",
      .init(size: hasHousing ? 17 : 13, weight: 600, color: ink, isMonospacedDigits: true, followsTextSize: false),
      width: 80)
    let signs = StatusSigns(ink: ink, scale: hasHousing ? 1 : 0.85, isRightToLeft: style.isRightToLeft)
    let ear = (screen.size.width - Self.housing.width) / 4
    let time = hasHousing ? ear - text.size.width / 2 : Self.sideMargin
    let end = hasHousing ? ear - signs.width / 2 : Self.sideMargin
    let bar = CGRect(x: 0, y: middle, width: screen.size.width, height: 0)
    let timeBox = CGRect(
      x: time, y: middle - text.size.height / 2, width: text.size.width, height: text.size.height)
    canvas.add(contentsOf: text.items(at: timeBox.mirrored(in: bar, style.direction).origin))
    let signBox = CGRect(x: bar.maxX - end - signs.width, y: middle, width: signs.width, height: 0)
    signs.paint(at: signBox.mirrored(in: bar, style.direction).origin, on: &canvas)
  }
}
