/// How far two pictures may differ and still pass: when a pixel counts as different, and how many such pixels there may be.
package struct Tolerance: Sendable, Hashable, Codable {
  package var metric: PixelMetric
  /// Whether pixels that differ only by how an edge was smoothed do not count.
  package var exemption: AntialiasingExemption
  /// The most different pixels there may be; nil for no such limit.
  package var maximumCount: Int?
  /// The largest share of the compared pixels that may be different, 0...1; nil for no such limit.
  package var maximumShare: Double?
  /// The most different pixels that may be close together; nil for no such limit.
  package var density: DensityLimit?

  package init(
    metric: PixelMetric, exemption: AntialiasingExemption = .none, maximumCount: Int? = nil,
    maximumShare: Double? = nil, density: DensityLimit? = nil
  ) {
    (self.metric, self.exemption, self.maximumCount) = (metric, exemption, maximumCount)
    (self.maximumShare, self.density) = (maximumShare, density)
  }

  /// One level of one channel of one pixel fails.
  package static let exact = Tolerance(metric: .exact, maximumCount: 0)

  /// Passes what nobody sees, and fails any change of a colour or a place: colours may be a Delta-E of 2 apart and edges
  /// may move by less than half a pixel; scattered pixels beyond that may be one in a thousand, never five in a
  /// square of 16.
  package static let perceptual = Tolerance(
    metric: .deltaE(limit: 2), exemption: .slightShift, maximumShare: 0.001,
    density: DensityLimit(side: 16, maximumCount: 4))

  /// Counts as pixelmatch 7.2 does with its default options; its `threshold` is from 0 to 1, 0.1 by default.
  package static func pixelmatch(threshold: Double = 0.1, maximumCount: Int = 0) -> Tolerance {
    Tolerance(metric: .yiq(threshold: threshold), exemption: .pixelmatch, maximumCount: maximumCount)
  }
}

/// When two pixels at one place are different.
package enum PixelMetric: Sendable, Hashable, Codable {
  /// In any bit.
  case exact
  /// Further apart than this in CIE L*a*b* (CIE 1976), where 1 can just be seen side by side and black and white are 100
  /// apart. Pixels that let something through are compared on white and on black.
  case deltaE(limit: Double)
  /// Further apart than pixelmatch 7.2's threshold, 0...1, in YIQ.
  case yiq(threshold: Double)
}

/// Which pixels at smoothed edges do not count.
package enum AntialiasingExemption: Sendable, Hashable, Codable {
  case none
  /// Every pixel that either picture shows as part of a smoothed edge, as pixelmatch finds them. An edge that moved by
  /// a whole pixel can pass.
  case pixelmatch
  /// The same, where the edge moved by less than half a pixel.
  case slightShift
}

/// How many different pixels any square of `side` × `side` pixels may hold.
package struct DensityLimit: Sendable, Hashable, Codable {
  package var side, maximumCount: Int

  package init(side: Int, maximumCount: Int) {
    (self.side, self.maximumCount) = (side, maximumCount)
  }
}
