/// Unfilters rows of red, green, blue and perhaps alpha of 8 bits straight into pixels: what screenshots are stored as.
///
/// A pixel is one number or vector, whose four bytes are added at once; and as most of a screen is flat, four pixels whose
/// bytes are all 0 after filtering are taken together.
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
  func pixels(of rows: [UInt8]) throws(PNGError) -> [UInt8] {
    var unknown: UInt8?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      rows.withUnsafeBytes { rows in
        target.withMemoryRebound(to: UInt32.self) { unknown = unfilter(rows, to: $0) }
      }
      count = unknown == nil ? width * height * 4 : 0
    }
    if let unknown { throw .malformed("there is no filter \(unknown)") }
    return pixels
  }

  /// The number of a filter that does not exist, if there is one.
  private func unfilter(_ rows: UnsafeRawBufferPointer, to pixels: UnsafeMutableBufferPointer<UInt32>) -> UInt8? {
    guard let target = pixels.baseAddress, let source = rows.baseAddress else { return nil }
    let blank = [UInt32](repeating: 0, count: width)
    return blank.withUnsafeBufferPointer { blank in
      guard let blank = blank.baseAddress else { return nil }
      for y in 0..<height {
        let row = source + y * (width * channels + 1)
        let line = Line(
          width: width, source: row + 1, above: y == 0 ? blank : UnsafePointer(target + (y - 1) * width),
          target: target + y * width)
        let filter = row.load(as: UInt8.self)
        guard filter <= 4 else { return filter }
        channels == 3 ? line.unfilter(filter, as: RGBSource.self) : line.unfilter(filter, as: RGBASource.self)
      }
      return nil
    }
  }
}

/// How pixels are stored in a row.
private protocol PixelSource {
  static var length: Int { get }
  /// Added to every pixel.
  static var opacity: UInt32 { get }
  /// The pixel at `source`; reads no byte behind it.
  static func pixel(at source: UnsafeRawPointer) -> UInt32
  /// Four pixels, or nil where all their bytes are 0.
  static func four(at source: UnsafeRawPointer) -> SIMD4<UInt32>?
}

private enum RGBSource: PixelSource {
  static let length = 3
  static let opacity: UInt32 = 0xFF00_0000

  @inline(__always)
  static func pixel(at source: UnsafeRawPointer) -> UInt32 {
    UInt32(source.loadUnaligned(as: UInt16.self)) | UInt32(source.load(fromByteOffset: 2, as: UInt8.self)) << 16
  }

  @inline(__always)
  static func four(at source: UnsafeRawPointer) -> SIMD4<UInt32>? {
    let low = source.loadUnaligned(as: UInt64.self)
    let high = source.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
    if low == 0, high == 0 { return nil }
    return SIMD4(
      UInt32(truncatingIfNeeded: low) & 0xFF_FFFF, UInt32(truncatingIfNeeded: low >> 24) & 0xFF_FFFF,
      UInt32(truncatingIfNeeded: low >> 48) | (high & 0xFF) << 16, high >> 8)
  }
}

private enum RGBASource: PixelSource {
  static let length = 4
  static let opacity: UInt32 = 0

  @inline(__always)
  static func pixel(at source: UnsafeRawPointer) -> UInt32 { source.loadUnaligned(as: UInt32.self) }

  @inline(__always)
  static func four(at source: UnsafeRawPointer) -> SIMD4<UInt32>? {
    let pixels = source.loadUnaligned(as: SIMD4<UInt32>.self)
    return pixels == .zero ? nil : pixels
  }
}

/// One row to undo the filter of.
private struct Line {
  let width: Int
  let source: UnsafeRawPointer
  let above: UnsafePointer<UInt32>
  let target: UnsafeMutablePointer<UInt32>

  private typealias Bytes = SIMD4<UInt8>

  @inline(__always)
  func unfilter<Source: PixelSource>(_ filter: UInt8, as _: Source.Type) {
    switch filter {
    case 0: copy(Source.self)
    case 1: addLeft(Source.self)
    case 2: addAbove(Source.self)
    case 3: addAverage(Source.self)
    default: addPaeth(Source.self)
    }
  }

  @inline(__always)
  private func store(_ pixels: SIMD4<UInt32>, at x: Int) {
    UnsafeMutableRawPointer(target + x).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private func fourAbove(_ x: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(above + x).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private func copy<Source: PixelSource>(_: Source.Type) {
    var x = 0
    while x + 4 <= width {
      store((Source.four(at: source + x * Source.length) ?? .zero) | Source.opacity, at: x)
      x += 4
    }
    while x < width {
      target[x] = Source.pixel(at: source + x * Source.length) | Source.opacity
      x += 1
    }
  }

  @inline(__always)
  private func addAbove<Source: PixelSource>(_: Source.Type) {
    var x = 0
    while x + 4 <= width {
      var pixels = fourAbove(x)
      if let four = Source.four(at: source + x * Source.length) {
        pixels = unsafeBitCast(
          unsafeBitCast(pixels, to: SIMD16<UInt8>.self) &+ unsafeBitCast(four, to: SIMD16<UInt8>.self),
          to: SIMD4<UInt32>.self)
      }
      store(pixels | Source.opacity, at: x)
      x += 4
    }
    while x < width {
      let sum = Self.bytes(above[x]) &+ Self.bytes(Source.pixel(at: source + x * Source.length))
      target[x] = Self.number(sum) | Source.opacity
      x += 1
    }
  }

  @inline(__always)
  private func addLeft<Source: PixelSource>(_: Source.Type) {
    var (left, x) = (Bytes.zero, 0)
    while x + 4 <= width {
      if let four = Source.four(at: source + x * Source.length) {
        for index in 0..<4 {
          left = left &+ Self.bytes(four[index])
          target[x + index] = Self.number(left) | Source.opacity
        }
      } else {
        store(SIMD4(repeating: Self.number(left) | Source.opacity), at: x)
      }
      x += 4
    }
    while x < width {
      left = left &+ Self.bytes(Source.pixel(at: source + x * Source.length))
      target[x] = Self.number(left) | Source.opacity
      x += 1
    }
  }

  @inline(__always)
  private func addAverage<Source: PixelSource>(_: Source.Type) {
    var left = Bytes.zero
    for x in 0..<width {
      let up = Self.bytes(above[x])
      let average = (left & up) &+ ((left ^ up) &>> 1)
      left = average &+ Self.bytes(Source.pixel(at: source + x * Source.length))
      target[x] = Self.number(left) | Source.opacity
    }
  }

  @inline(__always)
  private func addPaeth<Source: PixelSource>(_: Source.Type) {
    var (left, corner, x) = (SIMD4<Int16>.zero, SIMD4<Int16>.zero, 0)
    while x < width {
      // Under a flat stretch the guess is always the pixel to the left.
      if x > 0, x + 4 <= width, Source.four(at: source + x * Source.length) == nil,
        fourAbove(x) == SIMD4(repeating: above[x - 1])
      {
        store(SIMD4(repeating: target[x - 1]), at: x)
        x += 4
        continue
      }
      let up = Self.levels(above[x])
      let sum = Self.levels(Source.pixel(at: source + x * Source.length)) &+ Self.nearest(left, up, corner)
      let pixel = Self.number(Bytes(truncatingIfNeeded: sum)) | Source.opacity
      target[x] = pixel
      (left, corner) = (Self.levels(pixel), up)
      x += 1
    }
  }

  /// Whichever of the three neighbours comes closest to left + up - corner.
  @inline(__always)
  private static func nearest(
    _ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ corner: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    let (fromLeft, fromUp) = (up &- corner, left &- corner)
    let (toLeft, toUp, toCorner) = (magnitude(fromLeft), magnitude(fromUp), magnitude(fromLeft &+ fromUp))
    let least = pointwiseMin(toLeft, pointwiseMin(toUp, toCorner))
    return corner.replacing(with: up, where: least .== toUp).replacing(with: left, where: least .== toLeft)
  }

  @inline(__always)
  private static func magnitude(_ vector: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(vector, .zero &- vector) }

  @inline(__always)
  private static func bytes(_ pixel: UInt32) -> Bytes { unsafeBitCast(pixel, to: Bytes.self) }

  @inline(__always)
  private static func number(_ bytes: Bytes) -> UInt32 { unsafeBitCast(bytes, to: UInt32.self) }

  @inline(__always)
  private static func levels(_ pixel: UInt32) -> SIMD4<Int16> { SIMD4(truncatingIfNeeded: bytes(pixel)) }
}
