extension PixelPair {
  /// Whether the pixel changed by so little of what its surroundings span that an edge there moved by less than half
  /// a pixel. An edge that moves by a whole one changes some pixel by half the span or more.
  func isSlightShift(_ x: Int, _ y: Int) -> Bool {
    let position = y * width + x
    let (before, after) = (Self.levels(expected[position]), Self.levels(actual[position]))
    var (least, most) = (pointwiseMin(before, after), pointwiseMax(before, after))
    let change = Self.wide(most &- least)
    forEachNeighbor(x, y) { neighbor in
      let (first, second) = (Self.levels(expected[neighbor]), Self.levels(actual[neighbor]))
      least = pointwiseMin(least, pointwiseMin(first, second))
      most = pointwiseMax(most, pointwiseMax(first, second))
    }
    // Two fifths, and one level more, as colours are rounded.
    return all(change &* 5 .<= Self.wide(most &- least) &* 2 &+ 5)
  }

  @inline(__always)
  private static func levels(_ pixel: UInt32) -> SIMD4<UInt8> { unsafeBitCast(pixel, to: SIMD4<UInt8>.self) }

  @inline(__always)
  private static func wide(_ levels: SIMD4<UInt8>) -> SIMD4<UInt16> { SIMD4(truncatingIfNeeded: levels) }
}
