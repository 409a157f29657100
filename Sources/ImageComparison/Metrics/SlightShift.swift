extension PixelPair {
  /// The most levels that a channel of such a pixel changes by: two fifths of all there are, and one more.
  static let mostOfSlightShift = 103

  /// Whether the pixel changed by so little of what its surroundings span that an edge there moved by less than half
  /// a pixel. An edge that moves by a whole one changes some pixel by half the span or more.
  func isSlightShift(_ x: Int, _ y: Int) -> Bool {
    let position = y &* width &+ x
    let (before, after) = (expected[position].levels, actual[position].levels)
    let change = (pointwiseMax(before, after) &- pointwiseMin(before, after)).wide
    let span = (hasFourColumns(x, y) ? span(around: position) : spanAtEdge(x, y)).wide
    // Two fifths, and one level more, as colours are rounded.
    return all(change &* 5 .<= span &* 2 &+ 5)
  }

  /// By how much the levels of each channel of a pixel and those around it differ, in both pictures. Four pixels of a row
  /// are taken at a time, of which the last is left out in the end.
  @inline(__always)
  private func span(around position: Int) -> SIMD4<UInt8> {
    var (least, most) = (SIMD16<UInt8>(repeating: 255), SIMD16<UInt8>(repeating: 0))
    for row in -1...1 {
      let start = position &+ row &* width &- 1
      let before = unsafeBitCast(expected.four(at: start), to: SIMD16<UInt8>.self)
      let after = unsafeBitCast(actual.four(at: start), to: SIMD16<UInt8>.self)
      (least, most) = (pointwiseMin(least, before), pointwiseMax(most, before))
      (least, most) = (pointwiseMin(least, after), pointwiseMax(most, after))
    }
    return most.ofThree(pointwiseMax) &- least.ofThree(pointwiseMin)
  }

  /// The same where the picture ends.
  private func spanAtEdge(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    let center = y * width + x
    var (least, most) = (expected[center].levels, expected[center].levels)
    func include(_ position: Int) {
      for levels in [expected[position].levels, actual[position].levels] {
        (least, most) = (pointwiseMin(least, levels), pointwiseMax(most, levels))
      }
    }
    include(center)
    forEachNeighbor(x, y, include)
    return most &- least
  }
}

extension SIMD4<UInt8> {
  @inline(__always)
  fileprivate var wide: SIMD4<UInt16> { SIMD4<UInt16>(truncatingIfNeeded: self) }
}

extension SIMD16<UInt8> {
  /// What `combine` makes of the first three pixels of four.
  @inline(__always)
  fileprivate func ofThree(_ combine: (SIMD4<UInt8>, SIMD4<UInt8>) -> SIMD4<UInt8>) -> SIMD4<UInt8> {
    combine(combine(lowHalf.lowHalf, lowHalf.highHalf), highHalf.lowHalf)
  }
}
