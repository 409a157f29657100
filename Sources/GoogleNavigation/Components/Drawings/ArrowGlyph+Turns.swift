import Drawing
import Foundation

extension ArrowGlyph {
  /// How far a turn to the right goes round.
  nonisolated enum Turn: CaseIterable {
    case slight, normal, sharp, back

    var degrees: CGFloat {
      switch self {
      case .slight: 45
      case .normal: 90
      case .sharp: 135
      case .back: 180
      }
    }

    /// Points from the arrow's start to the bend.
    fileprivate var stem: CGFloat {
      switch self {
      case .slight: 15
      case .normal: 20
      case .sharp: 29
      case .back: 24
      }
    }

    fileprivate var radius: CGFloat { self == .back ? 9.5 : 7 }

    /// Points from the bend to the head.
    fileprivate var branch: CGFloat {
      switch self {
      case .slight: 9
      case .normal, .sharp: 7
      case .back: 10
      }
    }
  }

  nonisolated static func turn(_ turn: Turn) -> ArrowGlyph {
    var glyph = ArrowGlyph()
    glyph.addArrow(way(turn, stem: turn.stem))
    return glyph.centered
  }

  nonisolated static let straight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.addArrow(ahead(27))
    return glyph.centered
  }()

  /// The road goes on, and its name with the upper part.
  nonisolated static let nameChange: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = ahead(9).path
    glyph.addArrow(ahead(9, from: CGPoint(x: 0, y: -18)))
    return glyph.centered
  }()

  nonisolated static let keepRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = shifted(-1, stem: 10, between: 6, rest: 2).path
    glyph.addArrow(shifted(1, stem: 10, between: 6, rest: 4))
    return glyph.centered
  }()

  nonisolated static let forkRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = branching(-40, length: 15).path
    glyph.addArrow(branching(40, length: 10))
    return glyph.centered
  }()

  // MARK: - Merging

  nonisolated static let mergeRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    let way = shifted(1, stem: 3, between: 10, rest: 5)
    glyph.faint = .open([CGPoint(x: way.point.x, y: 0), CGPoint(x: way.point.x, y: way.point.y + 4)])
    glyph.addArrow(way)
    return glyph.centered
  }()

  nonisolated static let merge: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.line = joiningLegs
    glyph.addArrow(ahead(8, from: CGPoint(x: 0, y: -20)))
    return glyph.centered
  }()

  // MARK: - Ramps

  /// Onto a road that comes from beside.
  nonisolated static func onRamp(_ turn: Turn) -> ArrowGlyph {
    var glyph = ArrowGlyph()
    let way = way(turn, stem: turn == .sharp ? turn.stem - 8 : turn.stem)
    glyph.faint = turn == .back ? roadAhead(of: way) : roadBehind(way, turn)
    glyph.addArrow(way)
    return glyph.centered
  }

  nonisolated static let onRamp: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = joiningLegs
    glyph.addArrow(ahead(28))
    return glyph.centered
  }()

  nonisolated static let onRampKeepRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = branching(-55, length: 12).path
    glyph.addArrow(shifted(1, stem: 10, between: 6, rest: 4))
    return glyph.centered
  }()

  /// Off a road that goes on straight.
  nonisolated static func offRamp(_ turn: Turn) -> ArrowGlyph {
    var glyph = ArrowGlyph()
    let stem = turn == .back ? turn.stem : turn.stem - 4
    glyph.faint = ahead(40).path
    glyph.addArrow(way(turn, stem: stem, branch: turn == .slight ? turn.branch + 5 : turn.branch))
    return glyph.centered
  }

  nonisolated static let offRamp: ArrowGlyph = {
    var glyph = ArrowGlyph()
    for side in [-1, 1] as [CGFloat] { glyph.faint.append(branching(side * 55, stem: 3, length: 12).path) }
    glyph.addArrow(ahead(28))
    return glyph.centered
  }()

  nonisolated static let offRampKeepRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = ahead(40).path
    glyph.addArrow(shifted(1, stem: 6, between: 13, rest: 3))
    return glyph.centered
  }()

  // MARK: - Ways

  nonisolated private static func ahead(_ length: CGFloat, from start: CGPoint = .zero) -> RoadPen {
    var pen = RoadPen(at: start)
    pen.ahead(length)
    return pen
  }

  nonisolated private static func way(_ turn: Turn, stem: CGFloat, branch: CGFloat? = nil) -> RoadPen {
    var pen = RoadPen()
    pen.ahead(stem)
    pen.bend(turn.degrees, radius: turn.radius)
    pen.ahead(branch ?? turn.branch)
    return pen
  }

  nonisolated private static func branching(
    _ degrees: CGFloat, stem: CGFloat = 12, length: CGFloat
  ) -> RoadPen {
    var pen = RoadPen()
    pen.ahead(stem)
    pen.bend(degrees, radius: 8)
    pen.ahead(length)
    return pen
  }

  /// Moves over to a side, 1 for the right and -1 for the left.
  nonisolated private static func shifted(
    _ side: CGFloat, stem: CGFloat, between: CGFloat, rest: CGFloat
  ) -> RoadPen {
    var pen = RoadPen()
    pen.ahead(stem)
    pen.shift(side * 48, radius: 8, length: between)
    pen.ahead(rest)
    return pen
  }

  /// Two legs from below that become one road.
  nonisolated private static let joiningLegs: Path = {
    var path = Path()
    for side in [-1, 1] as [CGFloat] {
      var pen = RoadPen(at: CGPoint(x: side * -13, y: 0))
      pen.ahead(2)
      pen.shift(side * 50, radius: 8, length: 9.5)
      path.append(pen.path)
    }
    return path
  }()

  /// The straight road that a turn leads onto, before the turn.
  nonisolated private static func roadBehind(_ way: RoadPen, _ turn: Turn) -> Path {
    let back = turn.branch + turn.radius + (turn == .sharp ? 10 : 14)
    return .open([
      way.point, CGPoint(x: way.point.x - back * sin(way.heading), y: way.point.y + back * cos(way.heading)),
    ])
  }

  /// The road that a U-turn leads onto, where it comes from.
  nonisolated private static func roadAhead(of way: RoadPen) -> Path {
    .open([way.point, CGPoint(x: way.point.x, y: -40)])
  }
}
