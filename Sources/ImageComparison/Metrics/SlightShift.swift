extension PixelPair {
  /// Whether the pixel changed by so little of what its surroundings span that an edge there moved by less than half
  /// a pixel. An edge that moves by a whole one changes some pixel by half the span or more.
  func isSlightShift(_ x: Int, _ y: Int) -> Bool {
    let position = y * width + x
    let (before, after) = (Self.channels(expected[position]), Self.channels(actual[position]))
    var (least, most) = (before, before)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        let (first, second) = (
          Self.channels(expected[row * width + column]), Self.channels(actual[row * width + column])
        )
        least = pointwiseMin(least, pointwiseMin(first, second))
        most = pointwiseMax(most, pointwiseMax(first, second))
      }
    }
    let change = pointwiseMax(before, after) &- pointwiseMin(before, after)
    // Two fifths, and one level more, as colours are rounded.
    return all(change &* 5 .<= (most &- least) &* 2 &+ 5)
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt16> {
    SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }
}
