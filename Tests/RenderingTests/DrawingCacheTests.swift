import Drawing
import Foundation
import Testing

@testable import Rendering

/// What is kept from picture to picture changes no byte and stays bounded.
struct DrawingCacheTests {
  @Test(arguments: UInt64(1)...12)
  func `pictures are the same with and without what earlier ones left`(seed: UInt64) throws {
    var map = try RandomMap(seed: seed)
    let lists = try map.lists(grounds: 3, words: ["Main Street", "شارع", "Gare"])
    let cache = DrawingCache()
    for list in lists + lists.reversed() {
      let (plain, reused) = (try Rasterizer.bitmap(of: list), try Rasterizer.bitmap(of: list, reusing: cache))
      #expect(plain == reused, "seed \(seed)")
    }
    #expect(cache.openings.bytes > 0, "seed \(seed)")
  }

  @Test func `pictures are the same on many threads and with no room to keep anything`() async throws {
    var map = try RandomMap(seed: 99)
    let lists = try map.lists(grounds: 4, words: ["Main Street", "Hauptstraße"])
    let cache = DrawingCache(openingBytes: 0, maskBytes: 0)
    let expected = try lists.map { try Rasterizer.bitmap(of: $0) }
    try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, list) in lists.enumerated() {
        group.addTask { (index, try Rasterizer.bitmap(of: list, reusing: cache)) }
      }
      for try await (index, bitmap) in group { #expect(bitmap == expected[index]) }
    }
    #expect(cache.strokes.bytes == 0)
  }

  @Test func `a scene of everything is the same`() throws {
    let (list, cache) = (try Scene.list(), DrawingCache())
    for _ in 0..<2 { #expect(try Rasterizer.bitmap(of: list, reusing: cache) == Rasterizer.bitmap(of: list)) }
  }

  @Test func `what is kept does not grow with the number of pictures`() throws {
    let picture = 400 * 300 * 4
    let cache = DrawingCache(openingBytes: 2 * picture, maskBytes: 40_000)
    var map = try RandomMap(seed: 7)
    for list in try map.lists(grounds: 12, words: ["Main Street"]) {
      _ = try Rasterizer.bitmap(of: list, reusing: cache)
      #expect(cache.openings.bytes <= 2 * picture)
      #expect(cache.strokes.bytes <= 40_000)
    }
  }

  @Test func `an opening ends before the first name's halo; a group that fades as one has none`() throws {
    var map = try RandomMap(seed: 5)
    for list in try map.lists(grounds: 8, words: ["Main Street"]) {
      guard case .group(let outer) = list.items[0], case .group(let inner) = outer.items[0] else {
        return #expect(Bool(false), "not the picture that was made")
      }
      #expect(Opening(of: list)?.end == (inner.opacity < 1 ? nil : [0, 0, 60]))
    }
  }

  @Test func `pictures without words or with little before them have no opening`() throws {
    let wordless = DisplayList(size: CGSize(width: 9, height: 9), scale: 1, items: [.fill(.rectangle(.zero), .black)])
    #expect(Opening(of: wordless) == nil)
    #expect(try Opening(of: Scene.list()) == nil)
  }
}
