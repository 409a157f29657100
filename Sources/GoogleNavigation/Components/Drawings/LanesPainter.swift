import Drawing
import Foundation

/// Draws lanes side by side, from left to right in every layout direction, with ticks between them.
nonisolated struct LanesPainter {
  let lanes: [Lane]
  let colors: NavigationTheme.TurnCardColors

  func paint(in room: CGRect, on canvas: inout Canvas) {
    let step = min(44, room.width / CGFloat(max(lanes.count, 1)))
    let left = room.midX - step * CGFloat(lanes.count) / 2
    for (index, lane) in lanes.enumerated() {
      let cell = CGRect(x: left + step * CGFloat(index), y: room.minY, width: step, height: room.height)
      paint(lane, in: cell, on: &canvas)
      if index > 0 { paintTick(at: cell.minX, in: room, on: &canvas) }
    }
  }

  /// The ways not to take lie under the one to take.
  private func paint(_ lane: Lane, in cell: CGRect, on canvas: inout Canvas) {
    let side = min(cell.width, cell.height - 10)
    let rect = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
    for direction in lane.directions where direction != lane.recommended {
      ArrowGlyph.lane(direction).paint(on: &canvas, in: rect, color: colors.otherLane)
    }
    if let recommended = lane.recommended {
      ArrowGlyph.lane(recommended).paint(on: &canvas, in: rect, color: colors.lane)
    }
  }

  private func paintTick(at x: CGFloat, in room: CGRect, on canvas: inout Canvas) {
    let tick = CGRect(x: x - 0.75, y: room.midY - 6, width: 1.5, height: 12)
    canvas.fill(RoundedRectangle(tick, radius: 0.75).path, colors.otherLane.multiplyingAlpha(by: 0.7))
  }
}
