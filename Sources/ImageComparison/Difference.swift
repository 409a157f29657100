/// Where and by how much two pictures of one size differ.
package struct Difference: Sendable, Hashable {
  /// Pixels that count as different.
  package var pixelCount: Int
  /// Pixels that differ by how an edge was smoothed only, and are exempt.
  package var antialiasedCount = 0
  /// Pixels that differ by less than the metric's limit.
  package var toleratedCount = 0
  /// All pixels that were compared; those under a mask are not.
  package var totalPixelCount: Int
  /// The largest difference of one channel, 1...255, of any pixel.
  package var maximumDelta: Int
  /// The smallest rectangle that holds every different pixel, or where there is none, every pixel that is not equal.
  package var bounds: PixelRectangle
  /// Each limit that the difference was held against.
  package var gates: [Gate] = []

  package init(pixelCount: Int, totalPixelCount: Int, maximumDelta: Int, bounds: PixelRectangle) {
    (self.pixelCount, self.totalPixelCount) = (pixelCount, totalPixelCount)
    (self.maximumDelta, self.bounds) = (maximumDelta, bounds)
  }

  /// Nil where every compared pixel is equal.
  package init?(_ map: DifferenceMap, tolerance: Tolerance) {
    let (different, antialiased, tolerated) = (
      map.extent(of: .different), map.extent(of: .antialiased), map.extent(of: .tolerated)
    )
    guard let bounds = different?.bounds ?? antialiased?.bounds ?? tolerated?.bounds else { return nil }
    self.init(
      pixelCount: different?.pixelCount ?? 0, totalPixelCount: map.comparedPixelCount,
      maximumDelta: map.maximumDelta, bounds: bounds)
    (antialiasedCount, toleratedCount) = (antialiased?.pixelCount ?? 0, tolerated?.pixelCount ?? 0)
    gates = tolerance.gates(for: self, map: map)
  }

  /// Whether every limit is kept.
  package var isTolerated: Bool { gates.allSatisfy(\.isPassed) }
}

extension Tolerance {
  fileprivate func gates(for difference: Difference, map: DifferenceMap) -> [Gate] {
    var gates: [Gate] = []
    let count = Double(difference.pixelCount)
    if let maximumCount { gates.append(Gate(.count, value: count, limit: Double(maximumCount))) }
    if let maximumShare {
      gates.append(Gate(.share, value: count / Double(max(1, map.comparedPixelCount)), limit: maximumShare))
    }
    if let density {
      let densest = map.densestCount(side: density.side)
      gates.append(Gate(.density(side: density.side), value: Double(densest), limit: Double(density.maximumCount)))
    }
    return gates
  }
}

extension Difference: CustomStringConvertible {
  package var description: String {
    let exempt = [(antialiasedCount, "only at smoothed edges"), (toleratedCount, "too little to count")]
      .filter { $0.0 > 0 }.map { "; \($0.0) more \($0.1)" }.joined()
    return "\(pixelCount) of \(totalPixelCount) pixels differ, by up to \(maximumDelta) levels, within \(bounds)"
      + exempt
  }
}
