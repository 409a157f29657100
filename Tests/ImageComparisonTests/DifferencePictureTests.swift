import Drawing
import ImageComparison
import Testing

struct DifferencePictureTests {
  private let grey = Bitmap(width: 40, height: 30, filledWith: (100, 100, 100, 255))

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test func `expected, actual and marks stand side by side`() {
    var actual = grey
    actual.pixels[(10 * 40 + 20) * 4] = 200
    let strip = DifferencePicture(expected: grey, actual: actual).bitmap
    #expect(PixelSize(of: strip) == PixelSize(width: 40 * 3 + 24 * 4, height: 30 + 48))
    #expect(pixel(strip, 24 + 20, 24 + 10) == [100, 100, 100, 255])
    #expect(pixel(strip, 24 + 40 + 24 + 20, 24 + 10) == [200, 100, 100, 255])
    #expect(pixel(strip, 24 + 2 * (40 + 24) + 20, 24 + 10) == [0, 137, 123, 255])
  }

  @Test func `what is equal is faded, and a frame leads to what is not`() {
    var actual = grey
    actual.pixels[(15 * 40 + 20) * 4] = 200
    let marks = DifferencePicture(expected: grey, actual: actual).marks
    #expect(pixel(marks, 0, 0) == [217, 217, 217, 255])
    #expect(pixel(marks, 20, 15) == [0, 137, 123, 255])
    #expect(pixel(marks, 12, 15) == [226, 0, 116, 255])
    #expect(pixel(marks, 16, 15) == [217, 217, 217, 255])
  }

  @Test func `a mark tells darker from lighter, and is the stronger the further apart two pixels are`() {
    func mark(_ level: UInt8) -> [UInt8] {
      let actual = Bitmap(width: 1, height: 1, filledWith: (level, level, level, 255))
      let expected = Bitmap(width: 1, height: 1, filledWith: (100, 100, 100, 255))
      return pixel(DifferencePicture(expected: expected, actual: actual).bitmap, 24 + 2 * (1 + 24), 24)
    }
    #expect(mark(0) == [226, 0, 116, 255] && mark(255) == [0, 137, 123, 255])
    let (little, more) = (mark(99), mark(70))
    #expect(little[0] > little[1] + 40 && more[0] > more[1] + 40)
    #expect(more[1] < little[1])
  }

  @Test func `frames that would touch become one`() {
    let grey = Bitmap(width: 120, height: 60, filledWith: (100, 100, 100, 255))
    var actual = grey
    for (x, y) in [(20, 30), (36, 30), (100, 30)] { actual.pixels[(y * 120 + x) * 4] = 0 }
    let marks = DifferencePicture(expected: grey, actual: actual).marks
    func isFrame(_ x: Int) -> Bool { pixel(marks, x, 26) == [226, 0, 116, 255] }
    #expect((0..<120).filter(isFrame) == [12, 13, 43, 44, 92, 93, 107, 108])
  }

  @Test func `what only one picture has is hatched`() {
    let marks = DifferencePicture(expected: grey, actual: Bitmap(width: 20, height: 60)).marks
    #expect(PixelSize(of: marks) == PixelSize(width: 40, height: 60))
    #expect(Set([pixel(marks, 30, 10), pixel(marks, 38, 10)]) == [[255, 205, 228, 255], [226, 0, 116, 255]])
  }

  @Test func `a mask is hatched`() {
    let mask = PixelRectangle(x: 0, y: 0, width: 40, height: 4)
    let marks = DifferencePicture(expected: grey, actual: grey, masks: [mask]).marks
    #expect(pixel(marks, 0, 0) == [208, 212, 220, 255] && pixel(marks, 0, 5) == [217, 217, 217, 255])
  }
}
