import Drawing
import Rendering
import Testing

/// How pictures that are kept are stored.
@Suite struct PNGStorageForms {
  private func picture(_ colors: [(UInt8, UInt8, UInt8, UInt8)], width: Int = 13, height: Int = 7) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in 0..<width * height {
      let color = colors[index % colors.count]
      bitmap.pixels.replaceSubrange(index * 4..<index * 4 + 4, with: [color.0, color.1, color.2, color.3])
    }
    return bitmap
  }

  /// Colour type and depth in the file's header.
  private func form(_ bitmap: Bitmap) throws -> [UInt8] {
    let file = PNGEncoder.encode(bitmap, effort: .smallest)
    #expect(try PNGDecoder.decode(file) == bitmap)
    return [file[25], file[24]]
  }

  @Test func `black and white take a bit, four greys two, any greys eight`() throws {
    #expect(try form(picture([(0, 0, 0, 255), (255, 255, 255, 255)])) == [0, 1])
    #expect(try form(picture([0, 85, 170, 255].map { ($0, $0, $0, 255) })) == [0, 2])
    #expect(try form(picture((0...90).map { ($0, $0, $0, 255) })) == [0, 8])
  }

  @Test func `few colours become a palette of as few bits as hold them`() throws {
    #expect(try form(picture([(255, 0, 0, 255), (0, 0, 255, 255)])) == [3, 1])
    #expect(try form(picture((0..<16).map { ($0, 0, 9, 255) })) == [3, 4])
    #expect(try form(picture((0..<91).map { ($0, 0, 9, $0 * 2) })) == [3, 8])
  }

  @Test func `many colours stay as they are`() throws {
    let colors = (0..<400).map { (UInt8($0 % 256), UInt8($0 / 2), 3 as UInt8, 255 as UInt8) }
    #expect(try form(picture(colors, width: 40, height: 30)) == [2, 8])
    #expect(try form(picture(colors.map { ($0.0, $0.1, $0.2, $0.0) }, width: 40, height: 30)) == [6, 8])
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `pixels come back as they were`(seed: UInt64) throws {
    let bitmap = PNG.random(seed, opaque: seed % 2 == 0)
    #expect(
      try PNGDecoder.decode(PNGEncoder.encode(bitmap, effort: .smallest, hasDigest: true)) == bitmap, "seed \(seed)")
  }

  @Test func `a gradient is smaller with filters`() {
    var bitmap = Bitmap(width: 64, height: 64, filledWith: (0, 0, 0, 255))
    for index in 0..<64 * 64 {
      let (x, y) = (index % 64, index / 64)
      bitmap.pixels.replaceSubrange(index * 4..<index * 4 + 3, with: [UInt8(x * 4), UInt8(y * 4), UInt8(x + y)])
    }
    #expect(PNGEncoder.encode(bitmap, effort: .smallest).count * 4 < PNGEncoder.encode(bitmap).count)
  }
}
