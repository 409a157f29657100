/// Finds the pixels of smoothed edges, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as
/// pixelmatch 7.2 does.
extension PixelPair {
  /// Whether either picture shows the pixel as part of a smoothed edge that both have.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(x, y, in: expected, beside: actual) || isAntialiased(x, y, in: actual, beside: expected)
  }

  private func isAntialiased(
    _ x: Int, _ y: Int, in image: UnsafePointer<UInt32>, beside other: UnsafePointer<UInt32>
  ) -> Bool {
    let position = y * width + x
    let center = image[position]
    var equal = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (Neighbor(), Neighbor())
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let pixel = image[row * width + column]
        let delta = pixel == center ? 0 : ChannelDifference(center, pixel, position: position).luma
        if delta == 0 {
          equal += 1
          // Within a flat area, or along a sharp edge.
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = Neighbor(delta: delta, x: column, y: row)
        } else if delta > brightest.delta {
          brightest = Neighbor(delta: delta, x: column, y: row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return isFlat(around: darkest, in: image) && isFlat(around: darkest, in: other)
      || isFlat(around: brightest, in: image) && isFlat(around: brightest, in: other)
  }

  /// The extreme of the pixels around one. Less than 0 is brighter than the one in the middle, as the latter's
  /// brightness less the neighbour's is taken.
  private struct Neighbor {
    var delta = 0.0
    var (x, y) = (0, 0)
  }

  /// Whether three of the pixels around are of the same colour; the picture's edge counts as one.
  private func isFlat(around neighbor: Neighbor, in image: UnsafePointer<UInt32>) -> Bool {
    let (x, y) = (neighbor.x, neighbor.y)
    let center = image[y * width + x]
    var equal = isAtEdge(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if image[row * width + column] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}

extension PixelPair {
  /// Whether the pixel changed by so little of what its surroundings span that an edge there moved by less than half
  /// a pixel. An edge that moves by a whole one changes some pixel by half the span or more.
  func isSlightShift(_ x: Int, _ y: Int) -> Bool {
    let position = y * width + x
    let (before, after) = (Self.channels(expected[position]), Self.channels(actual[position]))
    var (least, most) = (before, before)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        for image in [expected, actual] {
          let pixel = Self.channels(image[row * width + column])
          least = pointwiseMin(least, pixel)
          most = pointwiseMax(most, pixel)
        }
      }
    }
    let change = pointwiseMax(before, after) &- pointwiseMin(before, after)
    // One level more, as colours are rounded.
    return all(change &* 5 .<= (most &- least) &* 2 &+ 5)
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<UInt16> {
    SIMD4(truncatingIfNeeded: SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 0xFF)
  }
}
