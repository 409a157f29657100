/// Finds the pixels of smoothed edges, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as
/// pixelmatch 7.2 does.
extension PixelPair {
  /// Whether either picture shows the pixel as part of a smoothed edge that both have.
  @inline(__always)
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    isAntialiased(x, y, in: expected, beside: actual) || isAntialiased(x, y, in: actual, beside: expected)
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
    var equal = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (Neighbor(), Neighbor())
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let pixel = image[row * width + column]
        let delta = pixel == center ? 0 : ChannelDifference(center, pixel, position: position).luma
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < brightest.delta {
          brightest = Neighbor(delta: delta, x: column, y: row)
        } else if delta > darkest.delta {
          darkest = Neighbor(delta: delta, x: column, y: row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return isFlat(around: brightest, in: image) && isFlat(around: brightest, in: other)
      || isFlat(around: darkest, in: image) && isFlat(around: darkest, in: other)
  }

  /// The brightest or darkest of the pixels around one, and the brightness of the one in the middle less its own.
  private struct Neighbor {
    var delta = 0.0
    var (x, y) = (0, 0)
  }

  private func isFlat(around neighbor: Neighbor, in image: UnsafePointer<UInt32>) -> Bool {
    equalNeighbors(neighbor.x, neighbor.y, in: image) > 2
  }

  /// How many of the pixels around one have its colour; the picture's edge counts as one.
  @inline(__always)
  private func equalNeighbors(_ x: Int, _ y: Int, in image: UnsafePointer<UInt32>) -> Int {
    let pixel = image + (y * width + x)
    let center = pixel[0]
    guard !isAtEdge(x, y) else { return equalNeighborsAtEdge(x, y, in: image) }
    func one(_ offset: Int) -> Int { pixel[offset] == center ? 1 : 0 }
    let beside = one(-1) + one(1) + one(-width) + one(width)
    if beside > 2 { return beside }
    return beside + one(-width - 1) + one(-width + 1) + one(width - 1) + one(width + 1)
  }

  private func equalNeighborsAtEdge(_ x: Int, _ y: Int, in image: UnsafePointer<UInt32>) -> Int {
    let center = image[y * width + x]
    var equal = 1
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if image[row * width + column] == center { equal += 1 }
      }
    }
    return equal
  }

  @inline(__always)
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
