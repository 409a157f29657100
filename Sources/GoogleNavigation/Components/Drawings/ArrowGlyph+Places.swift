import Drawing
import Foundation

/// Where a way begins and ends, and what carries it over water.
extension ArrowGlyph {
  /// A way that nobody knows yet.
  nonisolated static let dotted: ArrowGlyph = {
    var glyph = ArrowGlyph()
    for y in [0, -10, -20] as [CGFloat] { glyph.fills.append(.circle(center: CGPoint(x: 0, y: y), radius: 2.5)) }
    glyph.addHead(at: CGPoint(x: 0, y: -28), angle: 0)
    return glyph.centered
  }()

  /// A new way is being looked for.
  nonisolated static let rerouting: ArrowGlyph = {
    var glyph = ArrowGlyph()
    let radius: CGFloat = 15
    var pen = RoadPen(at: CGPoint(x: radius * sin(50 * .pi / 180), y: -radius * cos(50 * .pi / 180)), heading: 140)
    pen.bend(265, radius: radius)
    glyph.addArrow(pen, length: 11, width: 20)
    return glyph.centered
  }()

  /// The position is being looked for: cross hairs with nothing in them.
  nonisolated static let searching: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.lineWidth = 5
    glyph.line = .circle(center: CGPoint(x: 24, y: 24), radius: 13)
    glyph.line.append(Path(data: "M 24 4 V 11 M 24 37 V 44 M 4 24 H 11 M 37 24 H 44") ?? Path())
    glyph.faint = .open([CGPoint(x: 24, y: 24), CGPoint(x: 24, y: 24.01)])
    return glyph.centered
  }()

  nonisolated static let departure: ArrowGlyph = {
    var glyph = ArrowGlyph()
    var pen = RoadPen()
    pen.ahead(25)
    glyph.addArrow(pen)
    glyph.fills.append(.circle(center: .zero, radius: 7))
    return glyph.centered
  }()

  nonisolated static let destination: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.fills = pin(tip: .zero, height: 38)
    return glyph.centered
  }()

  /// The road goes on; the destination lies beside it.
  nonisolated static let destinationRight: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.faint = .open([CGPoint(x: 0, y: -17), CGPoint(x: 0, y: -36)])
    glyph.line = .open([.zero, CGPoint(x: 0, y: -16)])
    glyph.fills = pin(tip: CGPoint(x: 19, y: -5), height: 30)
    return glyph.centered
  }()

  nonisolated static let ferryBoat: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.lineWidth = 4
    glyph.fills = Path(data: "M 8 25 L 24 19 L 40 25 L 36 36 H 12 Z") ?? Path()
    glyph.fills.append(Path(data: "M 14 17 V 10 H 20 V 6 H 28 V 10 H 34 V 17 L 24 13.5 Z") ?? Path())
    glyph.line = Path(data: "M 6 43 Q 10.5 39.5 15 43 Q 19.5 46.5 24 43 Q 28.5 39.5 33 43 Q 37.5 46.5 42 43") ?? Path()
    return glyph.centered
  }()

  nonisolated static let ferryTrain: ArrowGlyph = {
    var glyph = ArrowGlyph()
    glyph.lineWidth = 4
    glyph.fills = Path(data: "R 10 3 28 31 7 R 15 10 18 9 2 O 17 27 2 O 31 27 2") ?? Path()
    glyph.line = Path(data: "M 16 39 L 11 45 M 32 39 L 37 45 M 14 42 H 34") ?? Path()
    return glyph.centered
  }()

  /// A drop that stands on its tip, with a hole.
  nonisolated private static func pin(tip: CGPoint, height: CGFloat) -> Path {
    let radius = height * 0.36
    let head = CGPoint(x: tip.x, y: tip.y - height + radius)
    var path = Path()
    path.move(to: tip)
    for side in [-1, 1] as [CGFloat] {
      let edge = CGPoint(x: head.x + side * radius, y: head.y)
      let low = CGPoint(x: tip.x + side * radius * 0.22, y: tip.y - height * 0.2)
      let wide = CGPoint(x: edge.x, y: head.y + radius * 0.72)
      let top = CGPoint(x: head.x, y: head.y - radius)
      let reach = radius * Path.circleControl
      if side < 0 {
        path.cubic(to: edge, control1: low, control2: wide)
        path.cubic(
          to: top, control1: CGPoint(x: edge.x, y: edge.y - reach), control2: CGPoint(x: top.x - reach, y: top.y))
      } else {
        path.cubic(
          to: edge, control1: CGPoint(x: top.x + reach, y: top.y), control2: CGPoint(x: edge.x, y: edge.y - reach))
        path.cubic(to: tip, control1: wide, control2: low)
      }
    }
    path.close()
    path.append(.circle(center: head, radius: radius * 0.4))
    return path
  }
}
