import Drawing
import Foundation

/// Draws the speed widget: a sign of the country above the driver's own speed.
struct SpeedPainter {
  let speed: SpeedContent
  let style: ComponentStyle

  private var colors: NavigationTheme.SpeedColors { style.theme.speed }
  private static let speedHeight: CGFloat = 56

  private func signHeight(width: CGFloat) -> CGFloat { speed.sign == .vienna ? width : width * 1.25 }

  func size(width: CGFloat) -> CGSize {
    let sign = speed.limit == nil ? 0 : signHeight(width: width)
    let own = speed.current == nil ? 0 : Self.speedHeight
    return CGSize(width: sign + own > 0 ? width : 0, height: sign + own)
  }

  func paint(in room: CGRect, on canvas: inout Canvas) {
    guard room.width > 0, room.height > 0 else { return }
    let radius = min(room.width, room.height) * (speed.limit == nil || speed.sign == .unitedStates ? 0.2 : 0.5)
    let surface = severity == .major ? colors.majorSurface : colors.surface
    canvas.addCard(
      RoundedRectangle(room, radius: radius), surface: surface, edge: colors.edge, shadow: style.theme.buttonShadow)
    var top = room.minY
    if let limit = speed.limit {
      let sign = CGRect(x: room.minX, y: top, width: room.width, height: signHeight(width: room.width))
      speed.sign == .vienna ? paintVienna(limit, in: sign, on: &canvas) : paintAmerican(limit, in: sign, on: &canvas)
      top = sign.maxY
    }
    guard let current = speed.current else { return }
    paintSpeed(current, in: CGRect(x: room.minX, y: top, width: room.width, height: Self.speedHeight), on: &canvas)
  }

  private enum Severity { case none, minor, major }

  /// The SDK's thresholds: 10 km/h or 5 mph over the limit, and twice that.
  private var severity: Severity {
    guard let current = speed.current, let limit = speed.limit else { return .none }
    let step = speed.sign == .unitedStates ? 5 : 10
    return current >= limit + 2 * step ? .major : current >= limit + step ? .minor : .none
  }

  private func paintSpeed(_ current: Int, in room: CGRect, on canvas: inout Canvas) {
    let color = severity == .major ? colors.majorText : severity == .minor ? colors.minorText : colors.text
    let unitColor = severity == .major ? colors.majorText : colors.unit
    let number = style.text.fit(
      "\(current)", .init(size: style.theme.fontSizes.speed, weight: 700, color: color, isMonospacedDigits: true),
      width: room.width - 10)
    let unit = style.text.fit(speed.unit, .init(size: 11, weight: 500, color: unitColor), width: room.width - 10)
    let height = number.size.height + unit.size.height - 4
    let top = room.midY - height / 2 - (speed.limit == nil ? 0 : 3)
    canvas.add(
      number, in: CGRect(x: room.minX, y: top, width: room.width, height: number.size.height), style.direction,
      isCentered: true)
    canvas.add(
      unit,
      in: CGRect(x: room.minX, y: top + number.size.height - 4, width: room.width, height: unit.size.height),
      style.direction, isCentered: true)
  }

  private func paintVienna(_ limit: Int, in room: CGRect, on canvas: inout Canvas) {
    let center = CGPoint(x: room.midX, y: room.midY)
    let radius = room.width / 2 - 4
    canvas.fill(.circle(center: center, radius: radius), colors.signRing)
    canvas.fill(.circle(center: center, radius: radius * 0.8), colors.sign)
    let text = style.text.fit(
      "\(limit)", .init(size: style.theme.fontSizes.speed - 3, weight: 700, color: colors.signText),
      width: radius * 1.3)
    canvas.add(text, in: room, style.direction, isCentered: true)
  }

  private func paintAmerican(_ limit: Int, in room: CGRect, on canvas: inout Canvas) {
    let plate = room.insetBy(dx: 4, dy: 4)
    canvas.fill(RoundedRectangle(plate, radius: 8).path, colors.sign)
    canvas.stroke(
      RoundedRectangle(plate.insetBy(dx: 2.5, dy: 2.5), radius: 6).path, StrokeStyle(width: 1.5), colors.signText)
    let caption = speed.signCaption.split(separator: "\n").map(String.init)
    var top = plate.minY + 6
    for line in caption {
      let text = style.text.fit(line, .init(size: 10, weight: 700, color: colors.signText), width: plate.width - 8)
      canvas.add(
        text, in: CGRect(x: plate.minX, y: top, width: plate.width, height: 11), style.direction, isCentered: true)
      top += 11
    }
    let number = style.text.fit(
      "\(limit)", .init(size: style.theme.fontSizes.speed, weight: 700, color: colors.signText),
      width: plate.width - 10)
    canvas.add(
      number, in: CGRect(x: plate.minX, y: top - 1, width: plate.width, height: plate.maxY - top - 3), style.direction,
      isCentered: true)
  }
}
