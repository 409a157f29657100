import Drawing
import Rendering
import Testing

/// Every form a PNG file can have, against a reader's plain description.
@Suite struct PNGForms {
  struct Form: Sendable, CustomStringConvertible {
    var colorType: UInt8
    var depth: Int
    var isInterlaced, isTransparent: Bool

    var description: String {
      "colour type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")\(isTransparent ? ", tRNS" : "")"
    }

    static let all: [Form] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { (type: UInt8, depths: [Int]) in
      depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (type < 4 ? [false, true] : [false]).map {
            Form(colorType: type, depth: depth, isInterlaced: isInterlaced, isTransparent: $0)
          }
        }
      }
    }
  }

  @Test(arguments: Form.all)
  func `every form, with every filter, at every odd size`(form: Form) throws {
    var generator = SeededGenerator(seed: UInt64(form.colorType) << 8 | UInt64(form.depth))
    for (width, height) in [(1, 1), (2, 3), (3, 2), (5, 9), (8, 8), (33, 17), (64, 5)] {
      let picture = SamplePicture(
        width: width, height: height, depth: form.depth, colorType: form.colorType, isTransparent: form.isTransparent,
        using: &generator)
      let file = picture.file(isInterlaced: form.isInterlaced, using: &generator)
      let bitmap = try PNGDecoder.decode(file.bytes)
      #expect(bitmap.pixels == picture.pixels, "\(form) at \(width)×\(height)")
    }
  }

  @Test func `gamma, chromaticities and unknown ancillary chunks change no pixel`() throws {
    var file = PNGFile(width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 10, 20, 30])
    file.extra = [("gAMA", PNGFile.number(45_455)), ("cHRM", Array(repeating: 1, count: 32)), ("zzZz", [1, 2, 3])]
    #expect(try PNGDecoder.decode(file.bytes).pixels == [10, 20, 30, 255])
  }

  @Test func `a suggested palette of a colour picture is passed over`() throws {
    let file = PNGFile(width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 10, 20, 30], palette: [1, 2, 3])
    #expect(try PNGDecoder.decode(file.bytes).pixels == [10, 20, 30, 255])
  }

  @Test(arguments: [
    PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 0], palette: [1, 2, 3]),
    PNGFile(width: 1, height: 1, depth: 1, colorType: 3, rows: [0, 0], palette: Array(repeating: 0, count: 9)),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 4, rows: [0, 0, 0], transparency: [0, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 0, 0, 0], transparency: [0, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 3, rows: [0, 0], palette: [0, 0, 0], transparency: [0, 0]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 0], extra: [("QQQQ", [])]),
    PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 0], extra: [("IDAT", [0x78]), ("tIME", [])]),
  ])
  func `chunks that contradict the header, or one another, are an error`(file: PNGFile) {
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file.bytes) }
  }

  @Test func `a header of 100,000 × 100,000 is too large`() {
    let file = PNGFile(width: 100_000, height: 100_000, depth: 8, colorType: 6, rows: [0])
    #expect(throws: PNGError.tooLarge(width: 100_000, height: 100_000)) { try PNGDecoder.decode(file.bytes) }
  }

  @Test func `a wrong checksum is told with its chunk`() {
    var bytes = PNGFile(width: 1, height: 1, depth: 8, colorType: 0, rows: [0, 0]).bytes
    bytes[bytes.count - 13] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IDAT")) { try PNGDecoder.decode(bytes) }
  }

  /// The forms that are read by different ways.
  @Test(arguments: [0, 1, -1, -4], [UInt8(0), 2, 6])
  func `packed data with a wrong header or a wrong sum is an error, in chunks with right checksums`(
    wrongByte: Int, colorType: UInt8
  ) {
    let rows = [UInt8](repeating: 0, count: [0: 2, 2: 4, 6: 5][colorType] ?? 0)
    let file = PNGFile(width: 1, height: 1, depth: 8, colorType: colorType, rows: rows, wrongByte: wrongByte)
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file.bytes) }
  }
}
