import Drawing
import Foundation

/// Draws lanes side by side, from left to right in every layout direction, with ticks between them.
nonisolated struct LanesPainter {
  let lanes: [Lane]
  let header: HeaderStyle

  func paint(in room: CGRect, on canvas: inout Canvas) {
    let step = min(44, room.width / CGFloat(max(lanes.count, 1)))
    let left = room.midX - step * CGFloat(lanes.count) / 2
    for (index, lane) in lanes.enumerated() {
      let cell = CGRect(x: left + step * CGFloat(index), y: room.minY, width: step, height: room.height)
      paint(lane, in: cell, on: &canvas)
      if index > 0 { paintTick(at: cell.minX, in: room, on: &canvas) }
    }
  }

  /// The way to take lies over the others, apart from them by a line of the card's colour.
  private func paint(_ lane: Lane, in cell: CGRect, on canvas: inout Canvas) {
    let side = min(cell.width, cell.height - 6)
    let rect = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
    let glyph = LaneGlyph(lane)
    for arrow in glyph.arrows where arrow != glyph.recommended {
      arrow.paint(on: &canvas, in: rect, color: header.otherLane)
    }
    guard let recommended = glyph.recommended else { return }
    if glyph.arrows.count > 1 { recommended.outlined.paint(on: &canvas, in: rect, color: header.secondary) }
    recommended.paint(on: &canvas, in: rect, color: header.recommendedLane)
  }

  private func paintTick(at x: CGFloat, in room: CGRect, on canvas: inout Canvas) {
    let tick = CGRect(x: x - 0.75, y: room.midY - 6, width: 1.5, height: 12)
    canvas.fill(RoundedRectangle(tick, radius: 0.75).path, header.otherLane.multiplyingAlpha(by: 0.7))
  }
}
