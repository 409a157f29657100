package import Drawing

/// What comparing two pictures, pixel by pixel, came to.
package enum Comparison: Sendable, Hashable {
  /// Every compared pixel is equal.
  case identical
  /// The pictures differ in size, so their pixels were not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// Pixels differ, within every limit.
  case tolerated(Difference)
  /// Pixels differ, beyond a limit.
  case different(Difference)

  /// Compares decoded pixels but for those under a mask; exactly, where no tolerance is given.
  package init(
    expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRectangle] = []
  ) {
    guard let map = DifferenceMap(expected: expected, actual: actual, tolerance: tolerance, masks: masks) else {
      self = .sizes(expected: PixelSize(of: expected), actual: PixelSize(of: actual))
      return
    }
    self.init(map, tolerance: tolerance)
  }

  /// The verdict on pictures of one size, for whoever asks more of the map afterwards.
  package init(_ map: DifferenceMap, tolerance: Tolerance) {
    guard let difference = Difference(map, tolerance: tolerance) else {
      self = .identical
      return
    }
    self = difference.isTolerated ? .tolerated(difference) : .different(difference)
  }

  /// Whether the actual picture may stand for the expected one.
  package var isAccepted: Bool {
    switch self {
    case .identical, .tolerated: true
    case .sizes, .different: false
    }
  }

  /// What differs; nil where nothing does, or where sizes do.
  package var difference: Difference? {
    switch self {
    case .tolerated(let difference), .different(let difference): difference
    case .identical, .sizes: nil
    }
  }
}

extension Comparison: CustomStringConvertible {
  package var description: String {
    switch self {
    case .identical: "identical"
    case .sizes(let expected, let actual): "the size is \(actual) pixels, expected \(expected)"
    case .tolerated(let difference): "within tolerance: \(difference)"
    case .different(let difference): "\(difference)"
    }
  }
}
