import Drawing
import Foundation

/// Draws the ETA card: remaining time in the colour of the delay, distance and arrival, and the way out.
struct ETACardPainter {
  let card: CGRect
  let style: ComponentStyle

  private var arrival: ArrivalContent { style.content.arrival }
  private var colors: NavigationTheme.CardColors { style.theme.card }

  func paint(on canvas: inout Canvas) {
    let shape = RoundedRectangle(card, radius: style.theme.styleValues.defaultCornerRadius)
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.cardShadow)
    let room = card.insetBy(dx: style.theme.metrics.cardPadding, dy: 4)
    let exit = max(72, style.text.tried(arrival.exit, exitLook, width: room.width * 0.4).size.width + 36)
    let texts = CGRect(x: room.minX, y: room.minY, width: room.width - exit - 12, height: room.height)
    paintTexts(in: texts.mirrored(in: room, style.direction), on: &canvas)
    let button = CGRect(x: room.maxX - exit, y: room.midY - 22, width: exit, height: 44)
    paintExit(in: button.mirrored(in: room, style.direction), on: &canvas)
  }

  private var exitLook: TextFitter.Look {
    .init(size: style.theme.fontSizes.button, weight: 500, color: colors.exitText)
  }

  private var timeColor: Color {
    switch arrival.delay {
    case .light: colors.onTime
    case .medium: colors.late
    case .heavy: colors.veryLate
    }
  }

  private func paintTexts(in room: CGRect, on canvas: inout Canvas) {
    let sizes = style.theme.fontSizes
    let time = style.text.fit(
      arrival.remainingTime, .init(size: sizes.arrivalTime, weight: 700, color: timeColor), width: room.width)
    let detail = style.text.fit(
      "\(arrival.remainingDistance) · \(arrival.clock)", .init(size: sizes.arrivalDetail, color: colors.detail),
      width: room.width)
    let top = room.midY - (time.size.height + detail.size.height) / 2
    let first = CGRect(x: room.minX, y: top, width: room.width, height: time.size.height)
    canvas.add(time, in: first, style.direction)
    let second = CGRect(x: room.minX, y: first.maxY, width: room.width, height: detail.size.height)
    canvas.add(detail, in: second, style.direction)
  }

  private func paintExit(in button: CGRect, on canvas: inout Canvas) {
    canvas.fill(RoundedRectangle(button, radius: button.height / 2).path, colors.exit)
    let text = style.text.fit(arrival.exit, exitLook, width: button.width - 36)
    canvas.add(text, in: button, style.direction, isCentered: true)
  }
}
