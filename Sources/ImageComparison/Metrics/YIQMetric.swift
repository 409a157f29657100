/// pixelmatch 7.2's metric: the weighted squares of the differences in YIQ, after Kotsarenko and Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010).
struct YIQMetric: PixelDistance {
  private let limit: Double

  /// pixelmatch's threshold, 0...1.
  init(threshold: Double) {
    // The largest value the metric takes.
    limit = 35_215 * threshold * threshold
  }

  static let dependsOnPosition = true

  func isDifferent(_ expected: UInt32, _ actual: UInt32, delta: Int, position: Int) -> Bool {
    let delta = ChannelDifference(expected, actual, position: position)
    let (y, i, q) = (delta.luma, delta.inPhase, delta.quadrature)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > limit
  }
}

/// One pixel's colour less another's, by channel. Pixels that let something through are blended with a checkerboard, whose
/// colour hangs on the position, as pixelmatch does since 7.0.
struct ChannelDifference {
  private var red, green, blue: Double

  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, position: Int) {
    red = Double(Int32(first & 0xFF) - Int32(second & 0xFF))
    green = Double(Int32(first >> 8 & 0xFF) - Int32(second >> 8 & 0xFF))
    blue = Double(Int32(first >> 16 & 0xFF) - Int32(second >> 16 & 0xFF))
    if first & second < 0xFF00_0000 { self = Self(blending: first, second, position: position) }
  }

  private init(blending first: UInt32, _ second: UInt32, position: Int) {
    let byte = Double(position * 4)
    // pixelmatch means the red of the board to change from byte to byte, but asks at every fourth only.
    red = Self.blended(first, second, shift: 0, background: 48)
    green = Self.blended(first, second, shift: 8, background: 48 + 159 * Double(Int(byte / 1.618033988749895) % 2))
    blue = Self.blended(first, second, shift: 16, background: 48 + 159 * Double(Int(byte / 2.618033988749895) % 2))
  }

  private static func blended(_ first: UInt32, _ second: UInt32, shift: UInt32, background: Double) -> Double {
    let (alpha, other) = (Double(first >> 24), Double(second >> 24))
    return
      (Double(first >> shift & 0xFF) * alpha - Double(second >> shift & 0xFF) * other
      - background * (alpha - other)) / 255
  }

  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
