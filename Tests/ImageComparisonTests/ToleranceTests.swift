import Drawing
import ImageComparison
import Testing

struct ToleranceTests {
  struct ColorChange: Sendable, CustomStringConvertible {
    var name: String
    var before, after: UInt32

    var description: String { name }
  }

  static func bitmap(_ rgb: UInt32, width: Int = 24, height: Int = 24) -> Bitmap {
    Bitmap(width: width, height: height, filledWith: Self.pixel(rgb))
  }

  private static func pixel(_ rgb: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
    (UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF), 255)
  }

  @Test(arguments: [
    ColorChange(name: "blue", before: 0x1A73E8, after: 0x1967D2),
    ColorChange(name: "green", before: 0x0F9D58, after: 0x188038),
    ColorChange(name: "grey", before: 0x5F6368, after: 0x70757A),
    ColorChange(name: "white to grey 50", before: 0xFFFFFF, after: 0xF8F9FA),
    ColorChange(name: "white to grey 100", before: 0xFFFFFF, after: 0xF1F3F4),
    ColorChange(name: "black", before: 0x000000, after: 0x202124),
    ColorChange(name: "red", before: 0xD93025, after: 0xEA4335),
    ColorChange(name: "divider", before: 0xDADCE0, after: 0xE8EAED),
    ColorChange(name: "shadow", before: 0xE0E0E0, after: 0xD6D6D6),
  ])
  func `the perceptual preset fails a change of a brand's colour, even of a dot`(change: ColorChange) {
    let comparison = Comparison(
      expected: Self.bitmap(change.before), actual: Self.bitmap(change.after), tolerance: .perceptual)
    #expect(!comparison.isAccepted)
    var dot = Self.bitmap(0x808080, width: 400, height: 400)
    var other = dot
    for index in [80_000, 80_001, 80_002, 80_400, 80_401] {
      let (before, after) = (Self.pixel(change.before), Self.pixel(change.after))
      dot.pixels.replaceSubrange(index * 4..<index * 4 + 3, with: [before.0, before.1, before.2])
      other.pixels.replaceSubrange(index * 4..<index * 4 + 3, with: [after.0, after.1, after.2])
    }
    #expect(!Comparison(expected: dot, actual: other, tolerance: .perceptual).isAccepted)
  }

  @Test(arguments: [0x000000, 0x001B2A, 0x202124, 0x0F9D58, 0x1A73E8, 0xFFFFFF] as [UInt32])
  func `noise of one level in every channel passes the perceptual preset`(color: UInt32) throws {
    let expected = Self.bitmap(color)
    var actual = expected
    var state: UInt32 = 7
    for index in actual.pixels.indices where index % 4 != 3 {
      state = state &* 1_664_525 &+ 1_013_904_223
      actual.pixels[index] = UInt8(clamping: Int(actual.pixels[index]) + Int(state >> 30) - 1 - Int(state >> 31))
    }
    let comparison = Comparison(expected: expected, actual: actual, tolerance: .perceptual)
    let difference = try #require(comparison.difference)
    #expect(comparison.isAccepted && difference.pixelCount == 0 && difference.toleratedCount > 100)
    #expect(!Comparison(expected: expected, actual: actual).isAccepted)
  }

  @Test func `a Delta-E is the distance in L*a*b*`() {
    // Black and white are 100 apart; two greys by their lightness: L* of #777777 is 50.03.
    for (color, limit, isDifferent) in [
      (0xFFFFFF, 99.9, true), (0xFFFFFF, 100.1, false), (0x777777, 50.0, true), (0x777777, 50.1, false),
    ] as [(UInt32, Double, Bool)] {
      let tolerance = Tolerance(metric: .deltaE(limit: limit), maximumCount: 0)
      let comparison = Comparison(
        expected: Self.bitmap(0), actual: Self.bitmap(color), tolerance: tolerance)
      #expect(comparison.isAccepted != isDifferent, "\(limit)")
    }
  }

  @Test func `what differs only in how much it lets through is different`() {
    let expected = Bitmap(width: 9, height: 9, filledWith: (255, 255, 255, 255))
    let actual = Bitmap(width: 9, height: 9, filledWith: (255, 255, 255, 0))
    #expect(!Comparison(expected: expected, actual: actual, tolerance: .perceptual).isAccepted)
  }

  @Test func `every gate says its value, its limit and its verdict`() throws {
    let expected = Self.bitmap(0xFFFFFF, width: 100, height: 100)
    var actual = expected
    for index in 0..<4 { actual.pixels[index * 4] = 0 }
    let difference = try #require(
      Comparison(expected: expected, actual: actual, tolerance: .perceptual).difference)
    #expect(
      difference.gates.map(\.description) == [
        "share of different pixels: 0.04 % ≤ 0.1 % ✓", "different pixels in any 16×16 square: 4 ≤ 4 ✓",
      ])
    #expect(Gate(.count, value: 12, limit: 0).description == "different pixels: 12 > 0 ✗")
    #expect(
      Gate(.share, value: 1 / 3_606_840, limit: 0).description == "share of different pixels: 0.000028 % > 0 % ✗")
  }

  @Test func `scattered pixels pass where as many in a heap fail`() {
    let expected = Self.bitmap(0xFFFFFF, width: 200, height: 200)
    var (scattered, heaped) = (expected, expected)
    for index in 0..<8 {
      scattered.pixels[(index * 20 * 200 + index * 20) * 4] = 0
      heaped.pixels[(100 * 200 + 100 + index) * 4] = 0
    }
    #expect(Comparison(expected: expected, actual: scattered, tolerance: .perceptual).isAccepted)
    #expect(!Comparison(expected: expected, actual: heaped, tolerance: .perceptual).isAccepted)
  }

  /// A disc at a fraction of a pixel, smoothed by counting parts of pixels.
  private func disc(x: Double) -> Bitmap {
    var bitmap = Self.bitmap(0xFFFFFF, width: 40, height: 40)
    for index in 0..<1600 {
      var inside = 0
      for part in 0..<256 {
        let (dx, dy) = (
          Double(index % 40) + Double(part % 16) / 16 - x, Double(index / 40) + Double(part / 16) / 16 - 20
        )
        if dx * dx + dy * dy < 144 { inside += 1 }
      }
      for channel in 0..<3 { bitmap.pixels[index * 4 + channel] = UInt8(255 - inside * 200 / 256) }
    }
    return bitmap
  }

  @Test func `an edge that moves by a tenth of a pixel passes, one that moves by a whole pixel does not`() throws {
    let tenth = Comparison(expected: disc(x: 20), actual: disc(x: 20.1), tolerance: .perceptual)
    #expect(tenth.isAccepted && (tenth.difference?.antialiasedCount ?? 0) > 10)
    #expect(!Comparison(expected: disc(x: 20), actual: disc(x: 21), tolerance: .perceptual).isAccepted)
  }
}
