import Drawing
import Foundation

/// Draws what the system draws over an app: status bar, sensor housing and home indicator. It always says 9:41.
struct DeviceChromePainter {
  let screen: ScreenConfiguration
  let style: ComponentStyle

  private var ink: Color { style.theme.isDark ? .white : .black }
  private var insets: ScreenConfiguration.Insets { screen.safeAreaInsets }
  /// Points between the screen's sides and what stands in a status bar without a housing.
  private static let sideMargin: CGFloat = 12

  func paint(on canvas: inout Canvas) {
    if screen.hasStatusBar { paintStatusBar(on: &canvas) }
    if let housing = screen.sensorHousing {
      canvas.fill(RoundedRectangle(housing, radius: min(housing.width, housing.height) / 2).path, Color.black)
    }
    if let indicator = screen.homeIndicator { canvas.fill(RoundedRectangle(indicator, radius: 2.5).path, ink) }
  }

  /// The time leads and the signs trail, as the system mirrors its bar with the language.
  private func paintStatusBar(on canvas: inout Canvas) {
    let housing = screen.sensorHousing
    let middle = housing?.midY ?? insets.top / 2
    let text = style.text.fit(
      "9:41",
      .init(
        size: housing != nil ? 17 : 13, weight: 600, color: ink, isMonospacedDigits: true, followsTextSize: false),
      width: 80)
    let signs = StatusSigns(ink: ink, scale: housing != nil ? 1 : 0.85, isRightToLeft: style.isRightToLeft)
    let ear = housing.map { (screen.size.width - $0.width) / 4 }
    let time = ear.map { $0 - text.size.width / 2 } ?? Self.sideMargin
    let end = ear.map { $0 - signs.width / 2 } ?? Self.sideMargin
    let bar = CGRect(x: 0, y: middle, width: screen.size.width, height: 0)
    let timeBox = CGRect(
      x: time, y: middle - text.size.height / 2, width: text.size.width, height: text.size.height)
    canvas.add(contentsOf: text.items(at: timeBox.mirrored(in: bar, style.direction).origin))
    let signBox = CGRect(x: bar.maxX - end - signs.width, y: middle, width: signs.width, height: 0)
    signs.paint(at: signBox.mirrored(in: bar, style.direction).origin, on: &canvas)
  }
}
