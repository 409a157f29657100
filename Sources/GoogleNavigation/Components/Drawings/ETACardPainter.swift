import Drawing
import Foundation

/// Draws the ETA card: remaining time in the colour of the delay, distance and arrival, and the way out.
struct ETACardPainter {
  let card: CGRect
  let style: ComponentStyle

  private var arrival: ArrivalContent { style.content.arrival }
  private var colors: NavigationTheme.CardColors { style.theme.card }
  private var room: CGRect { card.insetBy(dx: style.theme.metrics.cardPadding, dy: 4) }
  /// Points between the exit button's label and its ends.
  private static let exitPadding: CGFloat = 20

  func paint(on canvas: inout Canvas) {
    let shape = RoundedRectangle(card, radius: style.theme.styleValues.defaultCornerRadius)
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.cardShadow)
    paintTexts(in: texts, on: &canvas)
    paintExit(in: exit, on: &canvas)
  }

  private var exitWidth: CGFloat {
    max(76, style.text.tried(arrival.exit, exitLook, width: room.width * 0.4).size.width + 2 * Self.exitPadding)
  }

  /// The button's rectangle.
  var exit: CGRect {
    CGRect(x: room.maxX - exitWidth, y: room.midY - 22, width: exitWidth, height: 44)
      .mirrored(in: room, style.direction)
  }

  /// Where the two rows of text are.
  var texts: CGRect {
    CGRect(x: room.minX, y: room.minY, width: room.width - exitWidth - 12, height: room.height)
      .mirrored(in: room, style.direction)
  }

  private var exitLook: TextFitter.Look {
    .init(size: style.theme.fontSizes.button, weight: 500, color: colors.exitText)
  }

  private var timeColor: Color {
    switch arrival.delay {
    case .noData: colors.title
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
      "\(arrival.remainingDistance.isolated) · \(arrival.clock.isolated)",
      .init(size: sizes.arrivalDetail, color: colors.detail),
      width: room.width)
    let top = room.midY - (time.size.height + detail.size.height) / 2
    let first = CGRect(x: room.minX, y: top, width: room.width, height: time.size.height)
    canvas.add(time, in: first, style.direction)
    let second = CGRect(x: room.minX, y: first.maxY, width: room.width, height: detail.size.height)
    canvas.add(detail, in: second, style.direction)
  }

  private func paintExit(in button: CGRect, on canvas: inout Canvas) {
    canvas.fill(RoundedRectangle(button, radius: button.height / 2).path, colors.exit)
    let text = style.text.fit(arrival.exit, exitLook, width: button.width - 2 * Self.exitPadding)
    canvas.add(text, in: button, style.direction, isCentered: true)
  }
}
