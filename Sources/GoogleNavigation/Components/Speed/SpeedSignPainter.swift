import Drawing
import Foundation

/// Draws a speed limit as a road sign: a red ring as in the Vienna convention, or a plate as in the United States.
struct SpeedSignPainter {
  let speed: SpeedContent
  let limit: Int
  let style: ComponentStyle

  private var colors: NavigationTheme.SpeedColors { style.theme.speed }

  func paint(in room: CGRect, on canvas: inout Canvas) {
    switch speed.sign {
    case .vienna: paintRing(in: room, on: &canvas)
    case .unitedStates: paintPlate(in: room, on: &canvas)
    }
  }

  private func paintRing(in room: CGRect, on canvas: inout Canvas) {
    let center = CGPoint(x: room.midX, y: room.midY)
    let radius = room.width / 2 - 4
    canvas.fill(.circle(center: center, radius: radius), colors.signRing)
    canvas.fill(.circle(center: center, radius: radius * 0.8), colors.sign)
    let text = style.text.fit(
      style.number(limit),
      .init(size: style.theme.fontSizes.speed - 3, weight: 700, color: colors.signText, followsTextSize: false),
      width: radius * 1.3)
    canvas.add(text, in: room, style.direction, isCentered: true)
  }

  private func paintPlate(in room: CGRect, on canvas: inout Canvas) {
    let plate = room.insetBy(dx: 4, dy: 4)
    canvas.fill(RoundedRectangle(plate, radius: 8).path, colors.sign)
    canvas.stroke(
      RoundedRectangle(plate.insetBy(dx: 2.5, dy: 2.5), radius: 6).path, StrokeStyle(width: 1.5), colors.signText)
    var top = plate.minY + 6
    for line in speed.signCaption.split(separator: "\n") {
      let text = style.text.fit(
        String(line), .init(size: 10, weight: 700, color: colors.signText, followsTextSize: false),
        width: plate.width - 8)
      let row = CGRect(x: plate.minX, y: top, width: plate.width, height: 11)
      canvas.add(text, in: row, style.direction, isCentered: true)
      top = row.maxY
    }
    // A plate in the United States bears European digits, whatever the driver's language.
    let number = style.text.fit(
      "\(limit)", .init(size: style.theme.fontSizes.speed, weight: 700, color: colors.signText, followsTextSize: false),
      width: plate.width - 10)
    let rest = CGRect(x: plate.minX, y: top - 1, width: plate.width, height: plate.maxY - top - 3)
    canvas.add(number, in: rest, style.direction, isCentered: true)
  }
}
