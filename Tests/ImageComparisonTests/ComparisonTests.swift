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
  func `one level of one channel is a difference`(channel: Int, delta: Int) {
    let delta = channel == 3 ? -1 : delta
    let actual = grey(changing: [(2, 1, channel, delta)])
    let expected = Difference(
      pixelCount: 1, totalPixelCount: 20, maximumDelta: 1, bounds: PixelRectangle(x: 2, y: 1, width: 1, height: 1))
    #expect(Comparison(expected: grey, actual: actual) == .different(expected))
  }

  @Test func `counts pixels once, keeps the largest delta and bounds all of them`() {
    let actual = grey(changing: [(0, 3, 0, 10), (0, 3, 1, -40), (4, 1, 2, 7)])
    let expected = Difference(
      pixelCount: 2, totalPixelCount: 20, maximumDelta: 40, bounds: PixelRectangle(x: 0, y: 1, width: 5, height: 3))
    #expect(Comparison(expected: grey, actual: actual) == .different(expected))
  }

  @Test func `a difference reads as a sentence`() {
    let difference = Difference(
      pixelCount: 2, totalPixelCount: 20, maximumDelta: 40, bounds: PixelRectangle(x: 0, y: 1, width: 5, height: 3))
    #expect(difference.description == "2 of 20 pixels differ, by up to 40 levels, within 5×3 at (0, 1)")
  }

  @Test func `the picture shows expected, difference and actual side by side`() {
    let strip = DifferencePicture(expected: grey, actual: grey(changing: [(2, 1, 0, 100)])).bitmap
    #expect(PixelSize(of: strip) == PixelSize(width: 5 * 3 + 32, height: 4))
    let row = 1 * strip.width * 4
    #expect(Array(strip.pixels[row..<row + 4]) == [100, 100, 100, 255])
    let changed = row + (5 + 16 + 2) * 4
    #expect(Array(strip.pixels[changed..<changed + 4]) == [230, 0, 115, 255])
    let actual = row + (10 + 32 + 2) * 4
    #expect(Array(strip.pixels[actual..<actual + 4]) == [200, 100, 100, 255])
  }

  @Test func `pictures of different size are padded to the larger one`() {
    let strip = DifferencePicture(expected: grey, actual: Bitmap(width: 3, height: 6)).bitmap
    #expect(PixelSize(of: strip) == PixelSize(width: 47, height: 6))
  }
}
