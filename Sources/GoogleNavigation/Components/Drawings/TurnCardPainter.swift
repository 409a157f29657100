import Drawing
import Foundation

/// Draws the turn card: manoeuvre, distance, signs and road, and below them the lanes or the step after.
struct TurnCardPainter {
  let card: CGRect
  let style: ComponentStyle

  private var turn: TurnContent { style.content.turn }
  private var header: HeaderStyle { style.header }
  private var padding: CGFloat { style.theme.metrics.cardPadding }

  func paint(on canvas: inout Canvas) {
    let radius = style.theme.styleValues.defaultCornerRadius
    let shape = RoundedRectangle(card, radius: radius)
    canvas.addCard(shape, surface: header.primary, edge: .clear, shadow: style.theme.cardShadow)
    let panel = CGRect(x: card.minX, y: card.maxY - panelHeight, width: card.width, height: panelHeight)
    let main = CGRect(x: card.minX, y: card.minY, width: card.width, height: card.height - panelHeight)
    paintMain(in: main.insetBy(dx: padding, dy: 5), on: &canvas)
    if panelHeight > 0 {
      let panelShape = RoundedRectangle(panel, radii: .init(bottomLeft: radius, bottomRight: radius))
      canvas.fill(panelShape.path, header.secondary)
      paintPanel(in: panel.insetBy(dx: padding, dy: 0), on: &canvas)
    }
    canvas.strokeEdge(of: shape, style.theme.card.edge)
  }

  private var panelHeight: CGFloat { turn.hasPanel ? style.theme.metrics.turnCardPanelHeight : 0 }

  private var icon: ArrowGlyph {
    switch turn.state {
    case .step: .maneuver(turn.maneuver)
    case .rerouting: .rerouting
    case .searching: .searching
    }
  }

  private func paintMain(in room: CGRect, on canvas: inout Canvas) {
    let side = min(56, room.height)
    let place = CGRect(x: room.minX - 2, y: room.midY - side / 2, width: side, height: side)
    let texts = CGRect(
      x: place.maxX + padding, y: room.minY, width: room.maxX - place.maxX - padding, height: room.height)
    icon.paint(on: &canvas, in: place.mirrored(in: room, style.direction), color: header.largeIcon)
    paintTexts(in: texts.mirrored(in: room, style.direction), on: &canvas)
  }

  private func paintTexts(in room: CGRect, on canvas: inout Canvas) {
    let rows = TurnCardRows(turn: turn, style: style).fitted(in: room.size)
    let top = room.midY - rows.height / 2
    for (row, offset) in zip(rows.texts, rows.tops) {
      style.text.log?.texts.append(row)
      let box = CGRect(x: room.minX, y: top + offset, width: room.width, height: row.size.height)
      canvas.add(row, in: box, style.direction)
    }
    guard let first = rows.texts.first, !turn.distance.isEmpty else { return }
    let line = CGRect(x: room.minX, y: top, width: room.width, height: first.size.height)
    paintSigns(in: line, after: first.size.width, on: &canvas)
  }

  /// Signs stand beside the distance, smaller where they would be too wide together.
  private func paintSigns(in line: CGRect, after distance: CGFloat, on canvas: inout Canvas) {
    let (space, between): (CGFloat, CGFloat) = (12, 6)
    let start = line.minX + distance + space
    let full = signs(height: min(24, line.height - 3))
    let needed = full.map(\.width).reduce(0, +) + between * CGFloat(max(full.count - 1, 0))
    let share = min(1, (line.maxX - start) / max(needed, 1))
    var x = start
    for sign in signs(height: min(24, line.height - 3) * share) {
      let rect = CGRect(x: x, y: line.midY - sign.height / 2, width: sign.width, height: sign.height)
      sign.paint(in: rect.mirrored(in: line, style.direction), on: &canvas)
      x += sign.width + between * share
    }
  }

  private func signs(height: CGFloat) -> [RoadSignPainter] {
    turn.signs.map { RoadSignPainter(sign: $0, style: style, height: height) }
  }

  private func paintPanel(in room: CGRect, on canvas: inout Canvas) {
    if !turn.lanes.isEmpty {
      LanesPainter(lanes: turn.lanes, header: header).paint(in: room, on: &canvas)
    } else if let next = turn.next {
      paintNext(next, in: room, on: &canvas)
    }
  }

  private func paintNext(_ next: NextStep, in room: CGRect, on canvas: inout Canvas) {
    let side: CGFloat = 24
    let look = TextFitter.Look(
      size: header.nextStep.size, weight: header.nextStep.weight, color: header.nextStep.color, isIsolated: true)
    let text = style.text.fit(next.text, look, width: room.width - side - 10)
    let box = CGRect(x: room.minX, y: room.minY, width: text.size.width, height: room.height)
    let icon = CGRect(x: box.maxX + 10, y: room.midY - side / 2, width: side, height: side)
    canvas.add(text, in: box.mirrored(in: room, style.direction), style.direction)
    ArrowGlyph.maneuver(next.maneuver).paint(
      on: &canvas, in: icon.mirrored(in: room, style.direction), color: header.smallIcon)
  }
}
