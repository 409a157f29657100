import Drawing
import Foundation

/// Draws the speed widget: a sign of the country above the driver's own speed.
///
/// A level that has a background of its own colours the speed's part of the card; the sign keeps its own ground.
struct SpeedPainter {
  let speed: SpeedContent
  let alerts: SpeedAlerts
  let style: ComponentStyle

  private var colors: NavigationTheme.SpeedColors { style.theme.speed }
  private static let speedHeight: CGFloat = 56
  private static let unitSize: CGFloat = 11

  private func signHeight(width: CGFloat) -> CGFloat { speed.sign == .vienna ? width : width * 1.25 }

  func size(width: CGFloat) -> CGSize {
    let sign = speed.limit == nil ? 0 : signHeight(width: width)
    let own = speed.current == nil ? 0 : Self.speedHeight
    return CGSize(width: sign + own > 0 ? width : 0, height: sign + own)
  }

  func paint(in room: CGRect, on canvas: inout Canvas) {
    guard room.width > 0, room.height > 0 else { return }
    let radius = min(room.width, room.height) * (speed.limit == nil || speed.sign == .unitedStates ? 0.2 : 0.5)
    let shape = RoundedRectangle(room, radius: radius)
    canvas.addCard(shape, surface: colors.surface, edge: .clear, shadow: style.theme.buttonShadow)
    var rest = room
    if let limit = speed.limit {
      let sign = CGRect(x: room.minX, y: room.minY, width: room.width, height: signHeight(width: room.width))
      let painter = SpeedSignPainter(speed: speed, limit: limit, style: style)
      painter.paint(in: sign, on: &canvas)
      rest = CGRect(x: room.minX, y: sign.maxY, width: room.width, height: room.maxY - sign.maxY)
    }
    if let current = speed.current { paintSpeed(current, in: rest, corners: radius, on: &canvas) }
    canvas.strokeEdge(of: shape, colors.edge)
  }

  private var look: (text: Color, unit: Color, background: Color?) {
    switch alerts.level(of: speed) {
    case .none: (colors.text, colors.unit, nil)
    case .minor:
      (alerts.minor.text ?? colors.minorText, alerts.minor.text ?? colors.minorText, alerts.minor.background)
    case .major:
      (
        alerts.major.text ?? colors.majorText, alerts.major.text ?? colors.majorText,
        alerts.major.background ?? colors.majorSurface
      )
    }
  }

  private func paintSpeed(_ current: Int, in room: CGRect, corners: CGFloat, on canvas: inout Canvas) {
    if let background = look.background {
      let radii = RoundedRectangle.CornerRadii(
        topLeft: speed.limit == nil ? corners : 0, topRight: speed.limit == nil ? corners : 0,
        bottomLeft: corners, bottomRight: corners)
      canvas.fill(RoundedRectangle(room, radii: radii).path, background)
    }
    let number = style.text.fit(
      style.number(current),
      .init(size: style.theme.fontSizes.speed, weight: 700, color: look.text, isMonospacedDigits: true),
      width: room.width - 10)
    let unit = style.text.fit(
      speed.unit, .init(size: Self.unitSize, weight: 500, color: look.unit), width: room.width - 14)
    let height = number.size.height + unit.size.height - 4
    let top = room.midY - height / 2 - (speed.limit == nil || speed.sign == .unitedStates ? 0 : 2)
    let first = CGRect(x: room.minX, y: top, width: room.width, height: number.size.height)
    canvas.add(number, in: first, style.direction, isCentered: true)
    let second = CGRect(x: room.minX, y: first.maxY - 4, width: room.width, height: unit.size.height)
    canvas.add(unit, in: second, style.direction, isCentered: true)
  }
}
