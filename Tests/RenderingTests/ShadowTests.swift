import Drawing
import Foundation
import Rendering
import Testing

@Suite struct Shadows {
  let shape = RoundedRectangle(CGRect(x: 12, y: 12, width: 16, height: 16), radius: 4)

  func picture(
    _ shape: RoundedRectangle, sigma: CGFloat = 3, offset: CGVector = .zero,
    transform: CGAffineTransform = .identity, scale: CGFloat = 1
  ) throws -> Bitmap {
    let shadow = Shadow(color: .black, offset: offset, sigma: sigma)
    return try Small.picture(
      [.group(DisplayGroup(transform: transform, items: [.shadow(shape, shadow)]))], scale: scale)
  }

  @Test func `nothing is painted where the shape is`() throws {
    let bitmap = try picture(shape, offset: CGVector(dx: 0, dy: 4))
    for (x, y) in [(20, 20), (13, 20), (26, 20), (20, 12), (20, 27)] {
      #expect(bitmap.pixel(x, y) == [255, 255, 255, 255])
    }
  }

  @Test func `a shadow fades with distance`() throws {
    let bitmap = try picture(shape)
    let levels = (0..<12).map { bitmap.pixel($0, 20)[0] }
    #expect(levels == levels.sorted(by: >))
    #expect(levels[0] > 240 && levels[11] < 160)
  }

  @Test func `a shadow without offset is the same on all sides`() throws {
    let bitmap = try picture(shape)
    for distance in 0..<12 {
      let levels = [
        bitmap.pixel(distance, 20), bitmap.pixel(39 - distance, 20), bitmap.pixel(20, distance),
        bitmap.pixel(20, 39 - distance),
      ]
      let reds = levels.map { Int($0[0]) }
      // Rows are blurred, and rounded, before columns.
      #expect(reds.allSatisfy { abs($0 - reds[0]) <= 1 })
    }
  }

  @Test func `half of a straight edge's shadow is black`() throws {
    let wide = RoundedRectangle(CGRect(x: -200, y: 20, width: 400, height: 400))
    let bitmap = try picture(wide, sigma: 4)
    let edge = Int(bitmap.pixel(20, 19)[0])
    #expect(abs(edge - 127) < 16)
  }

  @Test func `a shape far larger than the picture has a shadow too`() throws {
    let huge = RoundedRectangle(CGRect(x: -5000, y: -5000, width: 10_000, height: 5020))
    #expect(try picture(huge).ink > 50)
  }

  @Test func `a stretched tile equals a shadow blurred whole`() throws {
    // Twice as large as needed to be stretched, drawn upright and as a turned one by no angle at all.
    let large = RoundedRectangle(CGRect(x: 8, y: 8, width: 24, height: 24), radius: 2)
    let upright = try picture(large, sigma: 1)
    let turned = try picture(
      large, sigma: 1, transform: CGAffineTransform(a: 1, b: 1e-12, c: -1e-12, d: 1, tx: 0, ty: 0))
    let furthest = zip(upright.pixels, turned.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(furthest.map { $0 <= 1 } == true)
  }

  @Test func `a shadow without blur is the shape itself, moved`() throws {
    let bitmap = try picture(shape, sigma: 0, offset: CGVector(dx: 8, dy: 0))
    #expect(bitmap.pixel(32, 20) == [0, 0, 0, 255])
    #expect(bitmap.pixel(20, 20) == [255, 255, 255, 255])
  }
}
