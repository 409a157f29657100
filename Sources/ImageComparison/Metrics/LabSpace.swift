/// sRGB to CIE L*a*b* under D65.
///
/// Made of nothing but additions, multiplications, divisions and square roots, which every processor rounds alike, so
/// that a verdict does not hang on the C library's powers and roots.
enum LabSpace {
  /// Linear light, 0...1, of each level.
  private static let linear = (0..<256).map { level in
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : power2_4((value + 0.055) / 1.055)
  }

  /// L*, a*, b* of an opaque pixel, red in its lowest byte.
  static func color(_ pixel: UInt32) -> SIMD3<Double> {
    let (red, green, blue) = (
      linear[Int(pixel & 0xFF)], linear[Int(pixel >> 8 & 0xFF)], linear[Int(pixel >> 16 & 0xFF)]
    )
    // IEC 61966-2-1's primaries, each row divided by the white point's part.
    let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func f(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
  }

  /// Of a number from 0.008 to 1, by Halley's method, to fourteen digits.
  @inline(__always)
  private static func cubeRoot(_ number: Double) -> Double {
    // A third of the exponent, and of the fraction after it: within a thirtieth of the root.
    var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * number) / (2 * cube + number)
    }
    return root
  }

  /// `number` to the power of 2.4, for a number from 0.08 to 1.
  private static func power2_4(_ number: Double) -> Double {
    let square = number * number
    // The fifth root of the square is the power of 0.4.
    var root = 0.4 + 0.6 * number
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root = (4 * root + square / fourth) / 5
    }
    return square * root
  }
}
