/// Finds the pixels of smoothed edges, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as
/// pixelmatch 7.2 does.
extension PixelPair {
  /// Whether either picture shows the pixel as part of a smoothed edge that both have.
  @inline(__always)
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(x, y, in: expected, beside: actual) || isAntialiased(x, y, in: actual, beside: expected)
  }

  /// Whether four pixels from `x` on have so many neighbours of their colour in both pictures that none of them can be
  /// part of a smoothed edge.
  @inline(__always)
  func areFourFlat(_ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x + 4 < width, y + 1 < height else { return false }
    let position = y * width + x
    return areFourFlat(expected + position) && areFourFlat(actual + position)
  }

  /// Looks at the pixels beside, above and below only.
  @inline(__always)
  private func areFourFlat(_ pixels: UnsafePointer<UInt32>) -> Bool {
    let center = pixels.four(at: 0)
    func isEqual(_ offset: Int) -> SIMD4<UInt32> { unsafeBitCast(pixels.four(at: offset) .== center, to: SIMD4.self) }
    let (left, right, above, below) = (isEqual(-1), isEqual(1), isEqual(-width), isEqual(width))
    // At least three of the four.
    return (~((left & right & (above | below)) | (above & below & (left | right)))).isZero
  }

  @inline(__always)
  private func isAntialiased(
    _ x: Int, _ y: Int, in image: UnsafePointer<UInt32>, beside other: UnsafePointer<UInt32>
  ) -> Bool {
    // Within a flat area, or along a sharp edge: the answer for most pixels, without looking at any colour.
    if equalNeighbors(x, y, in: image) > 2 { return false }
    return isBetweenFlatAreas(x, y, in: image, beside: other)
  }

  private func isBetweenFlatAreas(
    _ x: Int, _ y: Int, in image: UnsafePointer<UInt32>, beside other: UnsafePointer<UInt32>
  ) -> Bool {
    let position = y * width + x
    let center = image[position]
    var common = center
    forEachNeighbor(x, y) { common &= image[$0] }
    let extremes =
      if common >= 0xFF00_0000 {
        extremes(x, y) { center.luma - image[$0].luma }
      } else {
        extremes(x, y) { image[$0] == center ? 0 : ChannelDifference(center, image[$0], position: position).luma }
      }
    guard let (darkest, brightest) = extremes else { return false }
    return isFlat(around: brightest, in: image) && isFlat(around: brightest, in: other)
      || isFlat(around: darkest, in: image) && isFlat(around: darkest, in: other)
  }

  /// Where the darkest and the brightest neighbour are, by how much brighter than each the pixel is. Nil where none is darker or
  /// none brighter, or more than two are as bright.
  @inline(__always)
  private func extremes<Luma: SignedNumeric & Comparable>(
    _ x: Int, _ y: Int, _ difference: (Int) -> Luma
  ) -> (darkest: Int, brightest: Int)? {
    var equal = isAtEdge(x, y) ? 1 : 0
    var (least, most): (Luma, Luma) = (0, 0)
    var (darkest, brightest) = (0, 0)
    forEachNeighbor(x, y) { neighbor in
      let delta = difference(neighbor)
      if delta == 0 { equal += 1 }
      if delta < least { (least, brightest) = (delta, neighbor) }
      if delta > most { (most, darkest) = (delta, neighbor) }
    }
    return equal > 2 || least == 0 || most == 0 ? nil : (darkest, brightest)
  }

  @inline(__always)
  private func isFlat(around position: Int, in image: UnsafePointer<UInt32>) -> Bool {
    let (y, x) = position.quotientAndRemainder(dividingBy: width)
    return equalNeighbors(x, y, in: image) > 2
  }

  /// How many of the pixels around one have its colour; the picture's edge counts as one.
  @inline(__always)
  private func equalNeighbors(_ x: Int, _ y: Int, in image: UnsafePointer<UInt32>) -> Int {
    let position = y &* width &+ x
    let center = image[position]
    guard hasFourColumns(x, y) else {
      var equal = isAtEdge(x, y) ? 1 : 0
      forEachNeighbor(x, y) { if image[$0] == center { equal += 1 } }
      return equal
    }
    // Each row's first three columns are asked for: the fourth is beside the surroundings.
    let pixels = image + (position &- 1)
    let equal =
      pixels.four(at: 0 &- width).equal(center) &+ pixels.four(at: 0).equal(center)
      &+ pixels.four(at: width).equal(center)
    // The pixel itself is one of them.
    return Int(equal[0] &+ equal[1] &+ equal[2]) - 1
  }

  /// The pixels around one, column by column.
  @inline(__always)
  func forEachNeighbor(_ x: Int, _ y: Int, _ body: (_ position: Int) -> Void) {
    if isAtEdge(x, y) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y { body(row * width + column) }
      }
    } else {
      let position = y * width + x
      for column in -1...1 {
        for row in -1...1 where column != 0 || row != 0 { body(position + row * width + column) }
      }
    }
  }

  /// Whether four pixels of each row around one, from the one to its left on, are in the picture.
  @inline(__always)
  func hasFourColumns(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x + 2 < width && y + 1 < height
  }

  @inline(__always)
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

extension SIMD4<UInt32> {
  /// 1 for each pixel that is `pixel`, 0 for any other.
  @inline(__always)
  fileprivate func equal(_ pixel: UInt32) -> Self { unsafeBitCast(self .== Self(repeating: pixel), to: Self.self) & 1 }
}

extension UInt32 {
  /// `ChannelDifference.luma`'s weights in whole numbers, for opaque pixels: the order of two differences and which of
  /// them are 0 come out the same, as no two differences of colours are closer than a hundred-millionth.
  @inline(__always)
  fileprivate var luma: Int {
    Int(self & 0xFF) &* 29_889_531 &+ Int(self >> 8 & 0xFF) &* 58_662_247 &+ Int(self >> 16 & 0xFF) &* 11_448_223
  }
}
