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
    let extremes = hasFourColumns(x, y) ? opaqueExtremes(around: y &* width &+ x, in: image) : nil
    guard let (darkest, brightest) = (extremes ?? self.extremes(x, y, in: image)).places else { return false }
    // So far from the picture's edge that the neighbours have four columns around them too.
    let isInside = x > 1 && y > 1 && x + 3 < width && y + 2 < height
    func isFlat(around position: Int) -> Bool {
      if isInside {
        return equalNeighbors(around: position, in: image) > 2 && equalNeighbors(around: position, in: other) > 2
      }
      let (y, x) = position.quotientAndRemainder(dividingBy: width)
      return equalNeighbors(x, y, in: image) > 2 && equalNeighbors(x, y, in: other) > 2
    }
    return isFlat(around: brightest) || isFlat(around: darkest)
  }

  /// The extremes of what is around a pixel, four pixels of a row at a time, the last of which is beside the surroundings.
  /// Nil where one of them lets something through.
  @inline(__always)
  private func opaqueExtremes(around position: Int, in image: UnsafePointer<UInt32>) -> LumaExtremes? {
    let pixels = image + (position &- 1)
    let (above, beside, below) = (pixels.four(at: 0 &- width), pixels.four(at: 0), pixels.four(at: width))
    let common = above & beside & below
    guard common[0] & common[1] & common[2] >= 0xFF00_0000 else { return nil }
    let center = beside.lumas[1]
    let (over, level, under) = (center - above.lumas, center - beside.lumas, center - below.lumas)
    var extremes = LumaExtremes(equal: 0)
    extremes.add(over[0], at: position &- width &- 1)
    extremes.add(level[0], at: position &- 1)
    extremes.add(under[0], at: position &+ width &- 1)
    extremes.add(over[1], at: position &- width)
    extremes.add(under[1], at: position &+ width)
    extremes.add(over[2], at: position &- width &+ 1)
    extremes.add(level[2], at: position &+ 1)
    extremes.add(under[2], at: position &+ width &+ 1)
    return extremes
  }

  /// The same of any pixel.
  private func extremes(_ x: Int, _ y: Int, in image: UnsafePointer<UInt32>) -> LumaExtremes {
    let position = y * width + x
    let center = image[position]
    var extremes = LumaExtremes(equal: isAtEdge(x, y) ? 1 : 0)
    forEachNeighbor(x, y) { neighbor in
      let pixel = image[neighbor]
      extremes.add(pixel == center ? 0 : ChannelDifference(center, pixel, position: position).luma, at: neighbor)
    }
    return extremes
  }

  /// How many of the pixels around one have its colour; the picture's edge counts as one.
  @inline(__always)
  private func equalNeighbors(_ x: Int, _ y: Int, in image: UnsafePointer<UInt32>) -> Int {
    let position = y &* width &+ x
    guard !hasFourColumns(x, y) else { return equalNeighbors(around: position, in: image) }
    var equal = isAtEdge(x, y) ? 1 : 0
    forEachNeighbor(x, y) { if image[$0] == image[position] { equal += 1 } }
    return equal
  }

  /// The same, four pixels of a row at a time, the last of which is beside the surroundings.
  @inline(__always)
  private func equalNeighbors(around position: Int, in image: UnsafePointer<UInt32>) -> Int {
    let (center, pixels) = (image[position], image + (position &- 1))
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

extension SIMD4<UInt32> {
  /// `ChannelDifference.luma`'s weights in whole numbers, for opaque pixels: the order of two differences and which of
  /// them are 0 come out the same, as no two differences of colours are closer than a hundred-millionth.
  @inline(__always)
  fileprivate var lumas: SIMD4<Double> {
    let (red, green, blue) = (self & 0xFF, self &>> 8 & 0xFF, self &>> 16 & 0xFF)
    return red.numbers * 29_889_531 + green.numbers * 58_662_247 + blue.numbers * 11_448_223
  }

  @inline(__always)
  private var numbers: SIMD4<Double> { SIMD4<Double>(SIMD4<Int32>(truncatingIfNeeded: self)) }
}

/// The darkest and the brightest of the pixels around one; of several, the first.
private struct LumaExtremes {
  /// How many are as bright as the pixel.
  private var equal: Int
  /// By how much brighter than each the pixel is.
  private var least = 0.0
  private var most = 0.0
  private var darkest = 0
  private var brightest = 0

  /// - Parameter equal: 1 at the picture's edge, which counts as a pixel as bright.
  init(equal: Int) {
    self.equal = equal
  }

  @inline(__always)
  mutating func add(_ difference: Double, at position: Int) {
    equal &+= difference == 0 ? 1 : 0
    (least, brightest) = difference < least ? (difference, position) : (least, brightest)
    (most, darkest) = difference > most ? (difference, position) : (most, darkest)
  }

  /// Where they are; nil where none is darker or none brighter, or more than two are as bright.
  var places: (darkest: Int, brightest: Int)? {
    equal > 2 || least == 0 || most == 0 ? nil : (darkest, brightest)
  }
}
