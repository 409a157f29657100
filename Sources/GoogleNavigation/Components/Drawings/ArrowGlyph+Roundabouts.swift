import Drawing
import Foundation

/// Roundabouts driven counterclockwise, as where traffic keeps to the right.
extension ArrowGlyph {
  nonisolated private static let ringRadius: CGFloat = 10
  nonisolated private static let ringLine: CGFloat = 5

  /// A circle that is left at an angle in degrees clockwise from straight on; more than -180.
  nonisolated static func roundabout(exit degrees: CGFloat) -> ArrowGlyph {
    var glyph = circle
    var pen = RoadPen(at: CGPoint(x: 0, y: ringRadius + 10))
    pen.ahead(10)
    glyph.line = pen.path
    glyph.line.append(ring(from: 180, to: degrees).path)
    var way = RoadPen(at: onRing(degrees), heading: degrees)
    way.ahead(abs(degrees) > 90 ? 6.5 : 4)
    glyph.addSmallArrow(way)
    return glyph.centered
  }

  /// Out on the way one came in, on its other side.
  nonisolated static let roundaboutUTurn: ArrowGlyph = {
    var glyph = circle
    let (start, end) = (180 - sideways, sideways - 180)
    glyph.line = .open([CGPoint(x: onRing(start).x, y: ringRadius + 12), onRing(start)])
    glyph.line.append(ring(from: start, to: end).path)
    var way = RoadPen(at: onRing(end), heading: 180)
    way.ahead(4)
    glyph.addSmallArrow(way)
    return glyph.centered
  }()

  /// How far to the side of its middle, in degrees on the circle, the road is entered and left on a U-turn.
  nonisolated private static let sideways: CGFloat = 48

  /// Onto the circle, with no way out yet.
  nonisolated static let roundaboutEntry: ArrowGlyph = {
    var glyph = circle
    glyph.line = .open([CGPoint(x: 0, y: ringRadius + 12), CGPoint(x: 0, y: ringRadius)])
    glyph.addArrow(ring(from: 180, to: -55), length: 9, width: 15)
    return glyph.centered
  }()

  /// Off the circle, to the side.
  nonisolated static let roundaboutExit: ArrowGlyph = {
    var glyph = circle
    glyph.line = ring(from: 160, to: 45).path
    var way = RoadPen(at: onRing(45), heading: 45)
    way.ahead(8)
    glyph.addSmallArrow(way)
    return glyph.centered
  }()

  nonisolated private static let circle: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.lineWidth = ringLine
    glyph.faint = .circle(center: .zero, radius: ringRadius)
    return glyph
  }()

  nonisolated private mutating func addSmallArrow(_ pen: RoadPen) {
    addArrow(pen, length: 11, width: 18)
  }

  /// The point of the circle at an angle in degrees clockwise from the top.
  nonisolated private static func onRing(_ degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: ringRadius * sin(angle), y: -ringRadius * cos(angle))
  }

  /// The way round, against the clock.
  nonisolated private static func ring(from start: CGFloat, to end: CGFloat) -> RoadPen {
    var pen = RoadPen(at: onRing(start), heading: start - 90)
    pen.bend(end - start, radius: ringRadius)
    return pen
  }
}
