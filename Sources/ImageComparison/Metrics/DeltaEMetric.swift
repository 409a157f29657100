/// The distance of two colours in CIE L*a*b* (CIE 1976).
struct DeltaEMetric: PixelDistance {
  static let dependsOnPosition = false

  /// No channel of two opaque colours that are 2 apart or less differs by more levels.
  ///
  /// Between such colours the cube roots of X, Y and Z differ by at most 2/116, and from one another's difference by at most
  /// 2/500 and 2/200. As the roots are 1 or less, linear red differs by 0.105 or less, green and blue by less than
  /// that: 91 levels from black on, where levels are closest.
  private static let mostWithinTwo = 91

  private let limit: Double
  private var cache = LabCache()

  init(limit: Double) {
    self.limit = limit
  }

  mutating func isDifferent(_ expected: UInt32, _ actual: UInt32, delta: Int, position: Int) -> Bool {
    // One level of each channel is 1.94 at the most, between very dark blues.
    if delta <= 1, limit >= 2 { return false }
    if expected & actual >= 0xFF00_0000 {
      return delta > Self.mostWithinTwo && limit <= 2 || isFurther(expected, actual)
    }
    // What is seen hangs on what is behind: on white and on black the two must look the same.
    return [255, 0].contains { isFurther(Self.blend(expected, with: $0), Self.blend(actual, with: $0)) }
  }

  private mutating func isFurther(_ expected: UInt32, _ actual: UInt32) -> Bool {
    let apart = cache.color(expected) - cache.color(actual)
    return (apart * apart).sum() > limit * limit
  }

  private static func blend(_ pixel: UInt32, with background: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return [0, 8, 16].reduce(0xFF00_0000) { blended, shift in
      let level = ((pixel >> shift & 0xFF) * alpha + background * (255 - alpha) + 127) / 255
      return blended | level << shift
    }
  }
}

/// Colours seen lately: pictures of screens have few.
private struct LabCache {
  private static let bits: UInt32 = 11
  private var keys = [UInt32](repeating: 0, count: 1 << bits)
  private var values = [SIMD3<Double>](repeating: .zero, count: 1 << bits)

  /// The colour of an opaque pixel.
  mutating func color(_ pixel: UInt32) -> SIMD3<Double> {
    let slot = Int((pixel &* 0x9E37_79B1) >> (32 - Self.bits))
    if keys[slot] != pixel {
      (keys[slot], values[slot]) = (pixel, LabSpace.color(pixel))
    }
    return values[slot]
  }
}
