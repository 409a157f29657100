import Drawing
import ImageComparison
import Testing

struct RegionTests {
  private func map(_ rectangles: [PixelRectangle], width: Int = 100, height: Int = 80) throws -> DifferenceMap {
    let expected = Bitmap(width: width, height: height, filledWith: (9, 9, 9, 255))
    var actual = expected
    for rectangle in rectangles {
      for y in rectangle.rows { for x in rectangle.columns { actual.pixels[(y * width + x) * 4] = 200 } }
    }
    return try #require(DifferenceMap(expected: expected, actual: actual))
  }

  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x, y: y, width: width, height: height)
  }

  @Test func `what lies apart makes regions, the largest first`() throws {
    let regions = try map([rectangle(2, 3, 4, 5), rectangle(60, 40, 10, 10)]).regions
    #expect(
      regions == [
        DifferenceRegion(bounds: rectangle(60, 40, 10, 10), pixelCount: 100),
        DifferenceRegion(bounds: rectangle(2, 3, 4, 5), pixelCount: 20),
      ])
    #expect(regions[1].description == "20 px in 4×5 at (2, 3)")
  }

  @Test func `what lies close together is one region`() throws {
    let regions = try map([rectangle(2, 3, 4, 5), rectangle(10, 3, 4, 5), rectangle(17, 9, 1, 1)]).regions
    #expect(regions == [DifferenceRegion(bounds: rectangle(2, 3, 16, 7), pixelCount: 41)])
  }

  @Test func `pixels are counted within a view's rectangle`() throws {
    let map = try map([rectangle(10, 10, 20, 20)])
    #expect(map.count(of: .different, in: rectangle(0, 0, 100, 80)) == 400)
    #expect(map.count(of: .different, in: rectangle(25, 28, 50, 50)) == 10)
    #expect(map.count(of: .different, in: rectangle(40, 0, 50, 80)) == 0)
    #expect(map.count(of: .antialiased, in: rectangle(0, 0, 100, 80)) == 0)
    #expect(map.extent(of: .different) == DifferenceRegion(bounds: rectangle(10, 10, 20, 20), pixelCount: 400))
  }

  @Test(arguments: [
    ([], 0), ([(0, 0, 1, 1)], 1), ([(0, 0, 5, 5)], 25), ([(90, 70, 10, 10)], 64), ([(40, 0, 1, 80)], 8),
    ([(40, 10, 3, 3), (46, 10, 2, 3), (40, 16, 2, 2)], 19), ([(0, 30, 100, 1), (0, 36, 100, 1)], 16),
    ([(0, 30, 100, 1), (0, 38, 100, 1)], 8),
  ])
  func `the densest square is found wherever it is`(rectangles: [(Int, Int, Int, Int)], count: Int) throws {
    let map = try map(rectangles.map { rectangle($0.0, $0.1, $0.2, $0.3) })
    #expect(map.densestCount(side: 8) == count)
  }
}
