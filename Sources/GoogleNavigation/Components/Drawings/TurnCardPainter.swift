import Drawing
import Foundation

/// Draws the turn card: manoeuvre, distance and road, and below them the lanes or the step after.
struct TurnCardPainter {
  let card: CGRect
  let style: ComponentStyle

  private var turn: TurnContent { style.content.turn }
  private var colors: NavigationTheme.TurnCardColors { style.theme.turnCard }
  private var padding: CGFloat { style.theme.metrics.cardPadding }

  func paint(on canvas: inout Canvas) {
    let shape = RoundedRectangle(card, radius: style.theme.styleValues.defaultCornerRadius)
    canvas.addCard(shape, surface: colors.primary, edge: .clear, shadow: style.theme.cardShadow)
    let panel = CGRect(x: card.minX, y: card.maxY - panelHeight, width: card.width, height: panelHeight)
    let main = CGRect(x: card.minX, y: card.minY, width: card.width, height: card.height - panelHeight)
    paintMain(in: main.insetBy(dx: padding, dy: 6), on: &canvas)
    if panelHeight > 0 {
      let radius = style.theme.styleValues.defaultCornerRadius
      let panelShape = RoundedRectangle(panel, radii: .init(bottomLeft: radius, bottomRight: radius))
      canvas.fill(panelShape.path, colors.secondary)
      paintPanel(in: panel.insetBy(dx: padding, dy: 0), on: &canvas)
    }
    canvas.strokeEdge(of: shape, style.theme.card.edge)
  }

  private var panelHeight: CGFloat {
    turn.lanes.isEmpty && turn.next == nil ? 0 : style.theme.metrics.turnCardPanelHeight
  }

  private func paintMain(in room: CGRect, on canvas: inout Canvas) {
    let side = min(56, room.height)
    let icon = CGRect(x: room.minX - 2, y: room.midY - side / 2, width: side, height: side)
    let texts = CGRect(
      x: icon.maxX + padding, y: room.minY, width: room.maxX - icon.maxX - padding, height: room.height)
    ArrowGlyph.maneuver(turn.maneuver).paint(
      on: &canvas, in: icon.mirrored(in: room, style.direction), color: colors.maneuver)
    paintTexts(in: texts.mirrored(in: room, style.direction), on: &canvas)
  }

  private func paintTexts(in room: CGRect, on canvas: inout Canvas) {
    let rows = TurnCardRows(turn: turn, style: style).fitted(in: room.size)
    var y = room.midY - rows.height / 2
    for row in rows.texts {
      style.text.log?.texts.append(row)
      let box = CGRect(x: room.minX, y: y, width: room.width, height: row.size.height)
      canvas.add(row, in: box, style.direction)
      y += row.size.height + rows.gap
    }
  }

  private func paintPanel(in room: CGRect, on canvas: inout Canvas) {
    if !turn.lanes.isEmpty {
      LanesPainter(lanes: turn.lanes, colors: colors).paint(in: room, on: &canvas)
    } else if let next = turn.next {
      paintNext(next, in: room, on: &canvas)
    }
  }

  private func paintNext(_ next: NextStep, in room: CGRect, on canvas: inout Canvas) {
    let side: CGFloat = 24
    let look = TextFitter.Look(size: style.theme.fontSizes.nextStep, weight: 500, color: colors.text)
    let layout = style.text.fit(next.text, look, width: room.width - side - 10)
    let text = CGRect(x: room.minX, y: room.minY, width: layout.size.width, height: room.height)
    let icon = CGRect(x: text.maxX + 10, y: room.midY - side / 2, width: side, height: side)
    canvas.add(layout, in: text.mirrored(in: room, style.direction), style.direction)
    ArrowGlyph.maneuver(next.maneuver).paint(
      on: &canvas, in: icon.mirrored(in: room, style.direction), color: colors.maneuver)
  }
}
