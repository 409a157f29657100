import Drawing
import Foundation
import Rendering
import Testing

@Suite struct Rasterizing {
  @Test func `the same list gives the same bytes`() throws {
    let list = try Scene.list(scale: 1)
    let files = try (0..<2).map { _ in PNGEncoder.encode(try Rasterizer.bitmap(of: list), pixelsPerPoint: 1) }
    #expect(files[0] == files[1])
  }

  @Test func `pictures drawn at the same time are the same`() async throws {
    let list = try Scene.list(scale: 1)
    let pictures = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<4 { group.addTask { try Rasterizer.bitmap(of: list) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  @Test func `a picture has the list's size in pixels`() throws {
    let bitmap = try Small.picture([], scale: 3)
    #expect(bitmap.width == 120 && bitmap.height == 120)
  }

  @Test func `a rectangle on pixel borders has sharp edges`() throws {
    let bitmap = try Small.picture([.fill(.rectangle(CGRect(x: 10, y: 10, width: 5, height: 5)), .black)])
    #expect(bitmap.pixel(10, 10) == [0, 0, 0, 255])
    #expect(bitmap.pixel(9, 10) == [255, 255, 255, 255])
    #expect(bitmap.pixel(14, 14) == [0, 0, 0, 255])
    #expect(bitmap.pixel(15, 14) == [255, 255, 255, 255])
  }

  @Test func `a picture without background keeps its transparency`() throws {
    let bitmap = try Small.picture(
      [.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 40)), Color(rgb: 0xFF0000, alpha: 0.5))],
      background: .clear)
    #expect(bitmap.pixel(5, 5) == [255, 0, 0, 128])
    #expect(bitmap.pixel(30, 5) == [0, 0, 0, 0])
  }

  @Test func `items of a fading group do not show through each other`() throws {
    let red = Path.rectangle(CGRect(x: 0, y: 0, width: 30, height: 40))
    let blue = Path.rectangle(CGRect(x: 10, y: 0, width: 30, height: 40))
    let group = DisplayGroup(
      opacity: 0.5, items: [.fill(red, Color(rgb: 0xFF0000)), .fill(blue, Color(rgb: 0x0000FF))])
    let bitmap = try Small.picture([.group(group)])
    #expect(bitmap.pixel(20, 20) == bitmap.pixel(35, 20))
    #expect(bitmap.pixel(5, 20) == [255, 128, 128, 255] || bitmap.pixel(5, 20) == [255, 127, 127, 255])
  }

  @Test func `a clip cuts what lies outside, in the group's coordinates`() throws {
    let everything = Path.rectangle(CGRect(x: -50, y: -50, width: 200, height: 200))
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 10, y: 10),
      clip: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)), items: [.fill(everything, .black)])
    let bitmap = try Small.picture([.group(group)])
    #expect(bitmap.pixel(12, 12) == [0, 0, 0, 255])
    #expect(bitmap.pixel(16, 12) == [255, 255, 255, 255])
    #expect(bitmap.pixel(9, 12) == [255, 255, 255, 255])
  }

  @Test func `nested moves and scales add up`() throws {
    let square = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)
    let inner = DisplayGroup(transform: CGAffineTransform(scaleX: 4, y: 4), items: [square])
    let outer = DisplayGroup(transform: CGAffineTransform(translationX: 10, y: 20), items: [.group(inner)])
    let bitmap = try Small.picture([.group(outer)])
    #expect(bitmap.pixel(13, 23) == [0, 0, 0, 255])
    #expect(bitmap.pixel(14, 23) == [255, 255, 255, 255])
  }

  @Test func `a group scaled to nothing paints nothing`() throws {
    let group = DisplayGroup(
      transform: CGAffineTransform(scaleX: 0, y: 1),
      items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .black)])
    #expect(try Small.picture([.group(group)]) == Small.picture([]))
  }

  @Test func `a gradient goes from its first colour to its last`() throws {
    let gradient = LinearGradient(
      from: .zero, to: CGPoint(x: 0, y: 40), stops: [GradientStop(0, .black), GradientStop(1, .white)])
    let bitmap = try Small.picture([
      .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .linearGradient(gradient))
    ])
    let levels = (0..<40).map { bitmap.pixel(20, $0)[0] }
    #expect(levels == levels.sorted())
    #expect(levels[0] < 8 && levels[39] > 247)
  }

  @Test func `an image at its own size keeps its pixels`() throws {
    var image = Bitmap(width: 2, height: 2, filledWith: (10, 20, 30, 255))
    image.pixels[0] = 200
    let bitmap = try Small.picture([.image(image, CGRect(x: 4, y: 4, width: 2, height: 2))])
    #expect(bitmap.pixel(4, 4) == [200, 20, 30, 255])
    #expect(bitmap.pixel(5, 5) == [10, 20, 30, 255])
    #expect(bitmap.pixel(6, 5) == [255, 255, 255, 255])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e9])
  func `coordinates that cannot be drawn are an error`(value: CGFloat) {
    let path = Path([.move(.zero), .line(CGPoint(x: value, y: 0)), .line(CGPoint(x: 0, y: 5)), .close])
    #expect(throws: RenderingError.invalidCoordinate(in: "fill")) { try Small.picture([.fill(path, .black)]) }
  }

  @Test(arguments: [(0.0, 10.0), (40_000, 10), (20_000, 20_000), (.nan, 10), (-5, 10), (.infinity, 1)])
  func `sizes that cannot be drawn are an error`(width: Double, height: Double) {
    let list = DisplayList(size: CGSize(width: width, height: height), scale: 1)
    #expect(throws: RenderingError.self) { try Rasterizer.bitmap(of: list) }
  }
}
