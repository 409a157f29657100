/// Undoes one kind of filter, pixel by pixel from the left, for pixels of 8 bits a channel: a number each, whose four bytes
/// are added at once.
protocol PixelFilter {
  /// The next pixel, from its filtered bytes and the pixel above it.
  mutating func pixel(_ filtered: UInt32, above: UInt32) -> UInt32

  /// The next eight pixels, whose filtered bytes are all 0; nil where they must be made one by one.
  mutating func eightBlank(above: SIMD8<UInt32>) -> SIMD8<UInt32>?
}

struct LeftFilter: PixelFilter {
  private(set) var left: UInt32

  @inline(__always)
  mutating func pixel(_ filtered: UInt32, above: UInt32) -> UInt32 {
    left = left.addingBytes(filtered)
    return left
  }

  @inline(__always)
  func eightBlank(above: SIMD8<UInt32>) -> SIMD8<UInt32>? { SIMD8(repeating: left) }
}

struct AboveFilter: PixelFilter {
  @inline(__always)
  func pixel(_ filtered: UInt32, above: UInt32) -> UInt32 { above.addingBytes(filtered) }

  @inline(__always)
  func eightBlank(above: SIMD8<UInt32>) -> SIMD8<UInt32>? { above }
}

struct AverageFilter: PixelFilter {
  private(set) var left: UInt32

  @inline(__always)
  mutating func pixel(_ filtered: UInt32, above: UInt32) -> UInt32 {
    // Of each byte: what both have, and half of what one has.
    let average = (left & above) &+ ((left ^ above) >> 1 & 0x7F7F_7F7F)
    left = average.addingBytes(filtered)
    return left
  }

  @inline(__always)
  func eightBlank(above: SIMD8<UInt32>) -> SIMD8<UInt32>? { nil }
}

struct PaethFilter: PixelFilter {
  private typealias Levels = SIMD4<Int16>

  /// Left, and above left.
  private var left, corner: Levels

  init(outside: UInt32) {
    (left, corner) = (outside.levels, outside.levels)
  }

  @inline(__always)
  mutating func pixel(_ filtered: UInt32, above: UInt32) -> UInt32 {
    let up = above.levels
    left = (filtered.levels &+ Self.nearest(left, up, corner)) & 0xFF
    corner = up
    return UInt32(levels: left)
  }

  @inline(__always)
  mutating func eightBlank(above: SIMD8<UInt32>) -> SIMD8<UInt32>? {
    let (left, corner) = (UInt32(levels: left), UInt32(levels: corner))
    // Under a flat stretch the guess is the pixel to the left; beside equal pixels it is the one above.
    if above.areAll(corner) { return SIMD8(repeating: left) }
    guard left == corner else { return nil }
    (self.left, self.corner) = (above[7].levels, above[7].levels)
    return above
  }

  /// Whichever of the three neighbours comes closest to left + up - corner.
  ///
  /// That is the lesser of left and up where the corner is nearer to the greater one or beyond it, and the other way round;
  /// else it is the corner. Nothing but the subtraction of left waits for the pixel before.
  @inline(__always)
  private static func nearest(_ left: Levels, _ up: Levels, _ corner: Levels) -> Levels {
    let threshold = (corner &* 3 &- up) &- left
    let (least, most) = (pointwiseMin(left, up), pointwiseMax(left, up))
    let guess = least.replacing(with: corner, where: most .> threshold)
    return most.replacing(with: guess, where: threshold .> least)
  }
}

extension UInt32 {
  /// Each byte plus the other number's, without carry.
  @inline(__always)
  fileprivate func addingBytes(_ other: UInt32) -> UInt32 {
    ((self & 0x7F7F_7F7F) &+ (other & 0x7F7F_7F7F)) ^ ((self ^ other) & 0x8080_8080)
  }

  /// Its bytes, wide enough to subtract.
  @inline(__always)
  fileprivate var levels: SIMD4<Int16> { SIMD4(truncatingIfNeeded: unsafeBitCast(self, to: SIMD4<UInt8>.self)) }

  @inline(__always)
  fileprivate init(levels: SIMD4<Int16>) {
    self = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: levels), to: UInt32.self)
  }
}

extension SIMD8<UInt32> {
  /// The operator for this compares scalar by scalar.
  @inline(__always)
  fileprivate func areAll(_ pixel: UInt32) -> Bool {
    let bits = self ^ Self(repeating: pixel)
    let words = unsafeBitCast(bits.lowHalf | bits.highHalf, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }
}
