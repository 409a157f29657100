import Drawing
import Foundation
import Rendering
import Testing

@Suite struct PNG {
  static func random(_ seed: UInt64, opaque: Bool) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = opaque && index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator)
    }
    return bitmap
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `pixels come back as they were`(seed: UInt64) throws {
    let bitmap = Self.random(seed, opaque: seed % 2 == 0)
    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, pixelsPerPoint: 2)) == bitmap, "seed \(seed)")
  }

  @Test func `an opaque picture is stored without alpha, with its resolution and colour space`() {
    let file = PNGEncoder.encode(Bitmap(width: 2, height: 2, filledWith: (1, 2, 3, 255)), pixelsPerPoint: 3)
    #expect(file[25] == 2)
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(text.contains("pHYs") && text.contains("sRGB"))
  }

  @Test func `comments are kept`() {
    let file = PNGEncoder.encode(
      Bitmap(width: 1, height: 1), comments: [.init(keyword: "Software", text: "navshot")])
    #expect(String(decoding: file, as: Unicode.ASCII.self).contains("Software\0navshot"))
  }

  @Test func `a file cut anywhere is an error`() throws {
    let file = PNGEncoder.encode(Self.random(7, opaque: false))
    for length in 0..<file.count {
      #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(file[..<length])) }
    }
  }

  @Test func `a flipped bit anywhere is an error`() throws {
    let file = PNGEncoder.encode(Bitmap(width: 3, height: 3, filledWith: (9, 8, 7, 255)))
    for index in file.indices {
      for bit in 0..<8 {
        var broken = file
        broken[index] ^= 1 << bit
        #expect(throws: PNGError.self) { try PNGDecoder.decode(broken) }
      }
    }
  }

  @Test(arguments: [[UInt8](), Array("GIF89a and more".utf8), Array(repeating: 0, count: 100)])
  func `another kind of file is not a PNG file`(bytes: [UInt8]) {
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(bytes) }
  }

  @Test func `a header that asks for too much is refused`() throws {
    let file = PNGFile(width: 60_000, height: 60_000, depth: 8, colorType: 2, rows: [0])
    #expect(throws: PNGError.tooLarge(width: 60_000, height: 60_000)) { try PNGDecoder.decode(file.bytes) }
  }

  @Test func `a large picture without data is refused before room is made for it`() throws {
    let file = PNGFile(width: 8000, height: 8000, depth: 16, colorType: 6, rows: [0])
    #expect(throws: PNGError.truncated) { try PNGDecoder.decode(file.bytes) }
  }

  @Test(
    arguments: [
      (
        PNGFile(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0b0100_0000]),
        [0, 0, 0, 255, 255, 255, 255, 255]
      ),
      (PNGFile(width: 2, height: 1, depth: 4, colorType: 0, rows: [0, 0x1F]), [17, 17, 17, 255, 255, 255, 255, 255]),
      (PNGFile(width: 1, height: 1, depth: 16, colorType: 0, rows: [0, 0x80, 0x80]), [128, 128, 128, 255]),
      (PNGFile(width: 1, height: 1, depth: 8, colorType: 4, rows: [0, 7, 9]), [7, 7, 7, 9]),
      (
        PNGFile(width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 0, 0, 128, 128]), [255, 0, 128, 255]
      ),
      (
        PNGFile(width: 2, height: 1, depth: 2, colorType: 3, rows: [0, 0b0100_0000], palette: [1, 2, 3, 4, 5, 6]),
        [4, 5, 6, 255, 1, 2, 3, 255]
      ),
      // Left, up, average and Paeth.
      (PNGFile(width: 2, height: 1, depth: 8, colorType: 0, rows: [1, 5, 5]), [5, 5, 5, 255, 10, 10, 10, 255]),
      (PNGFile(width: 1, height: 2, depth: 8, colorType: 0, rows: [0, 5, 2, 5]), [5, 5, 5, 255, 10, 10, 10, 255]),
      (PNGFile(width: 1, height: 2, depth: 8, colorType: 0, rows: [0, 10, 3, 5]), [10, 10, 10, 255, 10, 10, 10, 255]),
      (PNGFile(width: 1, height: 2, depth: 8, colorType: 0, rows: [4, 10, 4, 5]), [10, 10, 10, 255, 15, 15, 15, 255]),
    ] as [(PNGFile, [UInt8])])
  func `every way of storing pixels is read`(file: PNGFile, pixels: [UInt8]) throws {
    #expect(try PNGDecoder.decode(file.bytes).pixels == pixels)
  }

  @Test func `an interlaced picture is read`() throws {
    // Adam7 of 2 × 2: the first pass has the first pixel, the sixth the second, the seventh the second row.
    let file = PNGFile(width: 2, height: 2, depth: 8, colorType: 0, rows: [0, 1, 0, 2, 0, 3, 4], isInterlaced: true)
    let bitmap = try PNGDecoder.decode(file.bytes)
    #expect(
      [bitmap.pixel(0, 0)[0], bitmap.pixel(1, 0)[0], bitmap.pixel(0, 1)[0], bitmap.pixel(1, 1)[0]] == [1, 2, 3, 4])
  }

  @Test(arguments: [
    PNGFile(width: 1, height: 1, depth: 3, colorType: 0, rows: [0, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 5, rows: [0, 0]),
    PNGFile(width: 0, height: 1, depth: 8, colorType: 0, rows: [0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [9, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 3, rows: [0, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 3, rows: [0, 1], palette: [1, 2, 3]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 0, 0]),
    PNGFile(width: 1, height: 2, depth: 8, colorType: 0, rows: [0, 0]),
  ])
  func `a file that breaks a rule is an error`(file: PNGFile) {
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file.bytes) }
  }
}
