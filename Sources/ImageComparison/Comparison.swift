package import Drawing

/// What comparing two pictures, pixel by pixel, came to.
package enum Comparison: Sendable, Hashable {
  case identical
  /// The pictures differ in size, so their pixels were not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  case different(Difference)

  /// Compares decoded pixels exactly: one level of one channel of one pixel makes a difference.
  package init(expected: Bitmap, actual: Bitmap) {
    let (expectedSize, actualSize) = (PixelSize(of: expected), PixelSize(of: actual))
    guard expectedSize == actualSize else {
      self = .sizes(expected: expectedSize, actual: actualSize)
      return
    }
    self = Difference(between: expected, and: actual).map(Self.different) ?? .identical
  }
}

extension Comparison: CustomStringConvertible {
  package var description: String {
    switch self {
    case .identical: "identical"
    case .sizes(let expected, let actual): "the size is \(actual) pixels, expected \(expected)"
    case .different(let difference): "\(difference)"
    }
  }
}

/// A picture's size in pixels.
package struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  package var width, height: Int

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  package init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }

  package var description: String { "\(width)×\(height)" }
}
