import Drawing
import ImageComparison
import Testing

struct ComparisonTests {
  private let grey = Bitmap(width: 5, height: 4, filledWith: (100, 100, 100, 255))

  private func grey(changing changes: [(x: Int, y: Int, channel: Int, by: Int)]) -> Bitmap {
    var bitmap = grey
    for change in changes {
      let index = (change.y * bitmap.width + change.x) * 4 + change.channel
      bitmap.pixels[index] = UInt8(Int(bitmap.pixels[index]) + change.by)
    }
    return bitmap
  }

  @Test func `equal pixels are identical`() {
    #expect(Comparison(expected: grey, actual: grey) == .identical)
  }

  @Test func `pictures without pixels are identical`() {
    let empty = Bitmap(width: 0, height: 0)
    #expect(Comparison(expected: empty, actual: empty) == .identical)
  }

  @Test func `another size is told before pixels are compared`() {
    let other = Bitmap(width: 4, height: 5)
    #expect(
      Comparison(expected: grey, actual: other)
        == .sizes(expected: PixelSize(width: 5, height: 4), actual: PixelSize(width: 4, height: 5)))
  }

  @Test(arguments: 0..<4, [-1, 1])
  func `one level of one channel is a difference`(channel: Int, delta: Int) throws {
    let delta = channel == 3 ? -1 : delta
    let comparison = Comparison(expected: grey, actual: grey(changing: [(2, 1, channel, delta)]))
    #expect(!comparison.isAccepted)
    let difference = try #require(comparison.difference)
    #expect(difference.pixelCount == 1 && difference.totalPixelCount == 20 && difference.maximumDelta == 1)
    #expect(difference.bounds == PixelRectangle(x: 2, y: 1, width: 1, height: 1))
    #expect(difference.gates.map(\.description) == ["different pixels: 1 > 0 ✗"])
  }

  @Test func `counts pixels once, keeps the largest delta and bounds all of them`() throws {
    let actual = grey(changing: [(0, 3, 0, 10), (0, 3, 1, -40), (4, 1, 2, 7)])
    let difference = try #require(Comparison(expected: grey, actual: actual).difference)
    #expect(difference.pixelCount == 2 && difference.maximumDelta == 40)
    #expect(difference.bounds == PixelRectangle(x: 0, y: 1, width: 5, height: 3))
  }

  @Test func `a difference reads as a sentence`() {
    var difference = Difference(
      pixelCount: 2, totalPixelCount: 20, maximumDelta: 40, bounds: PixelRectangle(x: 0, y: 1, width: 5, height: 3))
    #expect(difference.description == "2 of 20 pixels differ, by up to 40 levels, within 5×3 at (0, 1)")
    (difference.antialiasedCount, difference.toleratedCount) = (3, 4)
    #expect(difference.description.hasSuffix("; 3 more only at smoothed edges; 4 more too little to count"))
  }

  @Test func `what a mask covers is not compared`() throws {
    let actual = grey(changing: [(0, 0, 0, 9), (2, 1, 0, 9), (4, 3, 0, 9)])
    let masks = [PixelRectangle(x: 2, y: 0, width: 9, height: 3), PixelRectangle(x: -2, y: -2, width: 3, height: 3)]
    let difference = try #require(Comparison(expected: grey, actual: actual, masks: masks).difference)
    #expect(difference.pixelCount == 1 && difference.totalPixelCount == 20 - 9 - 1)
    #expect(difference.bounds == PixelRectangle(x: 4, y: 3, width: 1, height: 1))
    let rest = PixelRectangle(x: 4, y: 3, width: 1, height: 1)
    #expect(Comparison(expected: grey, actual: actual, masks: masks + [rest]) == .identical)
  }
}
