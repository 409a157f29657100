/// Reads pixels of red, green, blue and perhaps alpha of 8 bits: what screenshots are stored as.
struct PNGTrueColor {
  private let width, height, channels: Int

  /// Nil for any other form.
  init?(_ content: PNGContent) {
    let header = content.header
    guard header.depth == 8, !header.isInterlaced, content.transparency.isEmpty else { return nil }
    switch header.colorType {
    case .rgb: channels = 3
    case .rgba: channels = 4
    case .gray, .grayAlpha, .palette: return nil
    }
    (width, height) = (header.size.width, header.size.height)
  }

  /// As `Bitmap` has them.
  ///
  /// The rows are unpacked into the end of the memory that the pixels then fill from its start. As a pixel takes as much room
  /// as the bytes it is made of, or more, none is written over bytes that are still to be read.
  func pixels(of compressed: [UInt8]) throws(PNGError) -> [UInt8] {
    let (length, unpackedLength) = (width * height * 4, (width * channels + 1) * height)
    var fault: PNGError?
    let pixels = [UInt8](unsafeUninitializedCapacity: max(length, unpackedLength)) { bytes, count in
      let memory = UnsafeMutableRawBufferPointer(bytes)
      let rows = UnsafeMutableRawBufferPointer(rebasing: memory.suffix(unpackedLength))
      fault =
        if let checksum = Zlib.inflateUnchecked(compressed, to: rows) {
          unfilter(rows, to: memory, checksum: checksum)
        } else { .cannotUnpack }
      count = fault == nil ? length : 0
    }
    if let fault { throw fault }
    return pixels
  }

  private func unfilter(
    _ rows: UnsafeMutableRawBufferPointer, to pixels: UnsafeMutableRawBufferPointer, checksum: UInt32
  ) -> PNGError? {
    guard let source = rows.baseAddress, let target = pixels.baseAddress else { return nil }
    return channels == 3
      ? unfilter(source, to: target, of: RGB.self, checksum: checksum)
      : unfilter(source, to: target, of: RGBA.self, checksum: checksum)
  }

  private func unfilter<Form: PixelForm>(
    _ rows: UnsafeMutableRawPointer, to pixels: UnsafeMutableRawPointer, of _: Form.Type, checksum: UInt32
  ) -> PNGError? {
    let rowLength = width * channels + 1
    var sum: UInt32 = 1
    let outside = [UInt32](repeating: Form.outside, count: width)
    return outside.withUnsafeBytes { outside in
      guard let outside = outside.baseAddress else { return nil }
      for y in 0..<height {
        let (source, target) = (rows + y * rowLength, pixels + y * width * 4)
        sum = Zlib.adler32(UnsafeRawBufferPointer(start: source, count: rowLength), after: sum)
        var row = PixelRow<Form>(
          width: width, source: source + 1, above: y == 0 ? outside : UnsafeRawPointer(target - width * 4),
          target: target)
        let filter = source.load(as: UInt8.self)
        guard row.unfilter(filter) else { return .malformed("there is no filter \(filter)") }
      }
      return sum == checksum ? nil : .cannotUnpack
    }
  }
}

/// How pixels are stored in a row.
private protocol PixelForm {
  /// How many bytes a pixel takes.
  static var length: Int { get }
  /// What filters take for pixels beyond the picture's sides. Opaque where the form has no alpha: no filter changes that.
  static var outside: UInt32 { get }
  /// The pixel at `source`, without alpha where the form has none. May read the byte before.
  static func pixel(at source: UnsafeRawPointer) -> UInt32
  /// Whether the bytes of eight pixels are all 0.
  static func areEightBlank(at source: UnsafeRawPointer) -> Bool
}

private enum RGB: PixelForm {
  static let length = 3
  static let outside: UInt32 = 0xFF00_0000

  @inline(__always)
  static func pixel(at source: UnsafeRawPointer) -> UInt32 { (source - 1).loadUnaligned(as: UInt32.self) >> 8 }

  @inline(__always)
  static func areEightBlank(at source: UnsafeRawPointer) -> Bool {
    source.word(0) | source.word(1) | source.word(2) == 0
  }
}

private enum RGBA: PixelForm {
  static let length = 4
  static let outside: UInt32 = 0

  @inline(__always)
  static func pixel(at source: UnsafeRawPointer) -> UInt32 { source.loadUnaligned(as: UInt32.self) }

  @inline(__always)
  static func areEightBlank(at source: UnsafeRawPointer) -> Bool {
    source.word(0) | source.word(1) | source.word(2) | source.word(3) == 0
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  fileprivate func word(_ index: Int) -> UInt64 { loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) }
}

/// What is left of a row whose filter is being undone from the left on.
private struct PixelRow<Form: PixelForm> {
  /// How many pixels.
  private(set) var width: Int
  /// The next pixel's filtered bytes.
  private(set) var source: UnsafeRawPointer
  /// The pixel above it, and where it goes.
  private(set) var above: UnsafeRawPointer
  private(set) var target: UnsafeMutableRawPointer

  /// False where there is no such filter.
  mutating func unfilter(_ filter: UInt8) -> Bool {
    switch filter {
    case 0: copy()
    case 1: undo(LeftFilter(left: Form.outside))
    case 2: undo(AboveFilter())
    case 3: undo(AverageFilter(left: Form.outside))
    case 4: undo(PaethFilter(outside: Form.outside))
    default: return false
    }
    return true
  }

  private mutating func copy() {
    while width >= 4 {
      let four = SIMD4(
        Form.pixel(at: source), Form.pixel(at: source + Form.length), Form.pixel(at: source + 2 * Form.length),
        Form.pixel(at: source + 3 * Form.length))
      write(four | Form.outside, count: 4)
    }
    while width > 0 { write(Form.pixel(at: source) | Form.outside, count: 1) }
  }

  /// As most of a screen is flat, most bytes are 0 after filtering: eight such pixels are taken at once.
  @inline(__always)
  private mutating func undo(_ filter: some PixelFilter) {
    var (filter, row) = (filter, self)
    while row.width > 0 {
      if row.width >= 8, Form.areEightBlank(at: row.source),
        let pixels = filter.eightBlank(above: row.above.loadUnaligned(as: SIMD8<UInt32>.self))
      {
        row.write(pixels, count: 8)
      } else {
        let above = row.above.load(as: UInt32.self)
        row.write(filter.pixel(Form.pixel(at: row.source), above: above), count: 1)
      }
    }
  }

  @inline(__always)
  private mutating func write(_ pixels: some BitwiseCopyable, count: Int) {
    target.storeBytes(of: pixels, as: type(of: pixels))
    (source, above, target) = (source + count * Form.length, above + count * 4, target + count * 4)
    width -= count
  }
}
