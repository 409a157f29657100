import Drawing
import Foundation

extension ArrowGlyph {
  /// The drawing of a manoeuvre. Those to the left are those to the right, flipped.
  nonisolated static func maneuver(_ maneuver: Maneuver) -> ArrowGlyph {
    switch maneuver {
    case .straight, .depart: straight
    case .slightRight, .rampRight: bend(45, reach: 13)
    case .slightLeft, .rampLeft: bend(45, reach: 13).mirrored
    case .right: rightAngle
    case .left: rightAngle.mirrored
    case .sharpRight: bend(135, reach: 19)
    case .sharpLeft: bend(135, reach: 19).mirrored
    case .uTurnLeft: uTurn
    case .uTurnRight: uTurn.mirrored
    case .mergeRight: merge
    case .mergeLeft: merge.mirrored
    case .forkRight: fork
    case .forkLeft: fork.mirrored
    case .roundabout: roundabout(0)
    case .roundaboutRight: roundabout(90)
    case .roundaboutLeft: roundabout(-90)
    case .arrive: arrival(at: 24)
    case .arriveRight: arrival(at: 34)
    case .arriveLeft: arrival(at: 14)
    case .ferry: ferry
    }
  }

  /// The drawing of a lane's arrow.
  nonisolated static func lane(_ direction: Lane.Direction) -> ArrowGlyph {
    switch direction {
    case .straight: straight
    case .slightLeft: bend(45, reach: 13).mirrored
    case .slightRight: bend(45, reach: 13)
    case .left: rightAngle.mirrored
    case .right: rightAngle
    case .sharpLeft: bend(135, reach: 19).mirrored
    case .sharpRight: bend(135, reach: 19)
    case .uTurnLeft: uTurn
    case .uTurnRight: uTurn.mirrored
    }
  }

  nonisolated private static let straight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.line = .open([CGPoint(x: 24, y: 45), CGPoint(x: 24, y: 16)])
    glyph.addHead(at: CGPoint(x: 24, y: 17), angle: 0)
    return glyph
  }()

  nonisolated private static let rightAngle: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.line.move(to: CGPoint(x: 13, y: 44))
    glyph.line.line(to: CGPoint(x: 13, y: 26))
    glyph.line.quadratic(to: CGPoint(x: 21, y: 18), control: CGPoint(x: 13, y: 18))
    glyph.line.line(to: CGPoint(x: 31, y: 18))
    glyph.addHead(at: CGPoint(x: 30, y: 18), angle: .pi / 2)
    return glyph
  }()

  /// A stem that bends to the right by an angle in degrees.
  nonisolated private static func bend(_ degrees: CGFloat, reach: CGFloat) -> ArrowGlyph {
    let angle = degrees * .pi / 180
    let corner = CGPoint(x: degrees > 90 ? 14 : 19, y: degrees > 90 ? 9 : 26)
    let end = CGPoint(x: corner.x + reach * sin(angle), y: corner.y - reach * cos(angle))
    var glyph = ArrowGlyph()
    glyph.line = .open([CGPoint(x: corner.x, y: 45), corner, end])
    glyph.addHead(at: end, angle: angle)
    return glyph
  }

  nonisolated private static let uTurn: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.line.move(to: CGPoint(x: 34, y: 44))
    glyph.line.line(to: CGPoint(x: 34, y: 19))
    glyph.line.cubic(
      to: CGPoint(x: 14, y: 19), control1: CGPoint(x: 34, y: 5), control2: CGPoint(x: 14, y: 5))
    glyph.line.line(to: CGPoint(x: 14, y: 28))
    glyph.addHead(at: CGPoint(x: 14, y: 27), angle: .pi)
    return glyph
  }()

  nonisolated private static let merge: ArrowGlyph = {
    var glyph = straight
    glyph.faint.move(to: CGPoint(x: 24, y: 26))
    glyph.faint.cubic(to: CGPoint(x: 38, y: 45), control1: CGPoint(x: 24, y: 35), control2: CGPoint(x: 38, y: 36))
    return glyph
  }()

  nonisolated private static let fork: ArrowGlyph = {
    var glyph = bend(40, reach: 14)
    glyph.faint = .open([CGPoint(x: 19, y: 27), CGPoint(x: 9, y: 15)])
    return glyph
  }()

  /// A circle that is left at an angle in degrees clockwise from straight on.
  nonisolated private static func roundabout(_ degrees: CGFloat) -> ArrowGlyph {
    let (center, radius) = (CGPoint(x: 24, y: 25), CGFloat(9))
    let angle = degrees * .pi / 180
    func place(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: center.x + distance * sin(angle), y: center.y - distance * cos(angle))
    }
    var glyph = ArrowGlyph()
    glyph.lineWidth = 5
    glyph.faint = .circle(center: center, radius: radius)
    glyph.line = .open([CGPoint(x: 24, y: 46), CGPoint(x: 24, y: 34)])
    let way = (0...12).map { step -> CGPoint in
      let turn = CGFloat.pi + (angle - .pi) * CGFloat(step) / 12
      return CGPoint(x: center.x + radius * sin(turn), y: center.y - radius * cos(turn))
    }
    glyph.line.append(.open(way))
    glyph.line.append(.open([place(radius), place(radius + 4)]))
    glyph.addHead(at: place(radius + 3), angle: angle, length: 10, width: 17)
    return glyph
  }

  nonisolated private static func arrival(at x: CGFloat) -> ArrowGlyph {
    var glyph = ArrowGlyph()
    glyph.line = .open([CGPoint(x: 24, y: 46), CGPoint(x: 24, y: 34)])
    glyph.faint = x == 24 ? Path() : .open([CGPoint(x: 24, y: 34), CGPoint(x: 24, y: 12)])
    glyph.fills.move(to: CGPoint(x: x, y: 36))
    glyph.fills.cubic(
      to: CGPoint(x: x - 10, y: 15), control1: CGPoint(x: x - 2, y: 28), control2: CGPoint(x: x - 10, y: 24))
    glyph.fills.cubic(
      to: CGPoint(x: x + 10, y: 15), control1: CGPoint(x: x - 10, y: 2), control2: CGPoint(x: x + 10, y: 2))
    glyph.fills.cubic(to: CGPoint(x: x, y: 36), control1: CGPoint(x: x + 10, y: 24), control2: CGPoint(x: x + 2, y: 28))
    glyph.fills.close()
    return glyph
  }

  nonisolated private static let ferry: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.lineWidth = 4
    glyph.fills = .polygon([
      CGPoint(x: 7, y: 26), CGPoint(x: 41, y: 26), CGPoint(x: 34, y: 38), CGPoint(x: 14, y: 38),
    ])
    glyph.fills.append(.rectangle(CGRect(x: 15, y: 14, width: 18, height: 9)))
    glyph.line = .open([CGPoint(x: 6, y: 44), CGPoint(x: 42, y: 44)])
    return glyph
  }()
}
