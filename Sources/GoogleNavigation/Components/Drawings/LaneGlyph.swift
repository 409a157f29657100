import Drawing
import Foundation

/// The arrows of one lane, which share a stub; drawn as they are in every layout direction.
nonisolated struct LaneGlyph: Sendable, Hashable {
  /// One arrow for each direction of the lane, in the lane's order; together they stand in the middle of the square.
  let arrows: [ArrowGlyph]
  let recommended: ArrowGlyph?

  init(_ lane: Lane) {
    let directions = lane.directions
    let arrows = directions.map { Self.arrow($0, among: directions) }
    let ink = arrows.reduce(CGRect.null) { $0.union($1.inkBounds) }
    let glyphs = arrows.map { $0.moved(by: CGVector(dx: ArrowGlyph.side / 2 - ink.midX, dy: 0)) }
    self.arrows = glyphs
    recommended = lane.recommended.flatMap(directions.firstIndex(of:)).map { glyphs[$0] }
  }

  /// At which height an arrow bends off: the less sharp one of a side above the others, and below a straight one's head.
  private enum Level { case alone, upper, middle, lower }

  private static func arrow(_ direction: Lane.Direction, among all: [Lane.Direction]) -> ArrowGlyph {
    if direction.isLeft { return arrow(direction.mirrored, among: all.map(\.mirrored)).mirrored }
    let right = all.filter(\.isRight)
    guard right.allSatisfy({ $0.sharpness >= direction.sharpness }) else { return arrow(direction, .lower) }
    if all.contains(.straight) { return arrow(direction, .middle) }
    return arrow(direction, right.count > 1 ? .upper : .alone)
  }

  /// Stubs begin in the middle of the bottom edge.
  private static func arrow(_ direction: Lane.Direction, _ level: Level) -> ArrowGlyph {
    var glyph = ArrowGlyph()
    glyph.lineWidth = 5
    var pen = RoadPen(at: CGPoint(x: 24, y: 44.5))
    pen.ahead(stub(direction, level))
    switch direction {
    case .straight: break
    case .slightLeft, .slightRight:
      pen.bend(45, radius: 8)
      pen.ahead(level == .middle ? 12 : 10)
    case .left, .right:
      pen.bend(90, radius: 6)
      pen.ahead(4)
    case .sharpLeft, .sharpRight:
      pen.bend(135, radius: 5.5)
      pen.ahead(3)
    case .uTurnLeft, .uTurnRight:
      pen.bend(180, radius: level == .alone ? 7.5 : 6.5)
      pen.ahead(level == .alone ? 8 : 1)
    }
    glyph.addArrow(pen, length: 10, width: 16)
    return glyph
  }

  /// Points from the bottom to the bend.
  private static func stub(_ direction: Lane.Direction, _ level: Level) -> CGFloat {
    let heights: [CGFloat] =
      switch direction {
      case .straight: [30, 30, 30, 30]
      case .slightLeft, .slightRight: [12, 20, 7, 6]
      case .left, .right: [19, 29, 13, 7]
      case .sharpLeft, .sharpRight: [27, 30, 18, 14]
      case .uTurnLeft, .uTurnRight: [23, 13, 13, 13]
      }
    switch level {
    case .alone: return heights[0]
    case .upper: return heights[1]
    case .middle: return heights[2]
    case .lower: return heights[3]
    }
  }
}

nonisolated extension Lane.Direction {
  fileprivate var isLeft: Bool { self != .straight && !isRight }

  fileprivate var isRight: Bool {
    switch self {
    case .slightRight, .right, .sharpRight, .uTurnRight: true
    default: false
    }
  }

  fileprivate var sharpness: Int {
    switch self {
    case .straight: 0
    case .slightLeft, .slightRight: 1
    case .left, .right: 2
    case .sharpLeft, .sharpRight: 3
    case .uTurnLeft, .uTurnRight: 4
    }
  }
}
