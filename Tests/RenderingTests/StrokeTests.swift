import Drawing
import Foundation
import Rendering
import Testing

@Suite struct Strokes {
  func ink(_ points: [CGPoint], _ style: StrokeStyle, closed: Bool = false) throws -> Double {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if closed { path.close() }
    return try Small.picture([.stroke(path, style, .black)]).ink
  }

  let line = [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]
  let corner = [CGPoint(x: 8, y: 30), CGPoint(x: 8, y: 10), CGPoint(x: 28, y: 10)]

  @Test(arguments: [(StrokeStyle.Cap.butt, 80.0), (.square, 96), (.round, 80 + 4 * Double.pi)])
  func `a line covers its length, its width and its caps`(cap: StrokeStyle.Cap, area: Double) throws {
    #expect(abs(try ink(line, StrokeStyle(width: 4, cap: cap)) - area) < 0.5)
  }

  @Test(arguments: [(StrokeStyle.Join.miter, 164.0), (.bevel, 162), (.round, 160 + Double.pi)])
  func `a corner is filled as its join says`(join: StrokeStyle.Join, area: Double) throws {
    // Two pieces of 20 × 4 share a quarter of the corner's square; the join fills the outer one.
    #expect(abs(try ink(corner, StrokeStyle(width: 4, join: join)) - area + 4) < 0.5)
  }

  @Test func `a sharp corner has no spike`() throws {
    let hairpin = [CGPoint(x: 10, y: 18), CGPoint(x: 30, y: 20), CGPoint(x: 10, y: 20.5)]
    let bitmapInk = try ink(hairpin, StrokeStyle(width: 4))
    #expect(try abs(bitmapInk - ink(hairpin, StrokeStyle(width: 4, join: .bevel))) < 0.1)
  }

  @Test func `a closed square has four corners`() throws {
    let square = [
      CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30), CGPoint(x: 10, y: 30),
    ]
    #expect(abs(try ink(square, StrokeStyle(width: 2), closed: true) - (22 * 22 - 18 * 18)) < 0.01)
  }

  @Test func `a circle's line covers a ring`() throws {
    let path = Path.circle(center: CGPoint(x: 20, y: 20), radius: 12)
    let ink = try Small.picture([.stroke(path, StrokeStyle(width: 6), .black)]).ink
    #expect(abs(ink - Double.pi * (15 * 15 - 9 * 9)) < 1.5)
  }

  @Test func `dashes and gaps take turns`() throws {
    let ink = try ink(line, StrokeStyle(width: 4, dash: [4, 4]))
    #expect(abs(ink - 48) < 0.01)
  }

  @Test func `a translucent line that crosses itself is even`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    path.line(to: CGPoint(x: 35, y: 35))
    path.line(to: CGPoint(x: 35, y: 5))
    path.line(to: CGPoint(x: 5, y: 35))
    let bitmap = try Small.picture([.stroke(path, StrokeStyle(width: 6, join: .round), Color(white: 0, alpha: 0.5))])
    #expect(bitmap.pixel(20, 20) == bitmap.pixel(12, 12))
  }

  @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.round, 4 * Double.pi), (.square, 16)])
  func `a line of no length shows only its caps`(cap: StrokeStyle.Cap, area: Double) throws {
    let point = CGPoint(x: 20, y: 20)
    #expect(abs(try ink([point, point], StrokeStyle(width: 4, cap: cap)) - area) < 0.5)
  }
}
