package import ImageComparison

/// Where and by how much two pictures differ, told by the views that lie there.
package struct PixelChange: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The pixels of one view that differ.
  package struct Share: Sendable, Hashable, Codable, CustomStringConvertible {
    package var view: String
    package var isText: Bool
    package var pixels: Int

    package init(view: String, isText: Bool, pixels: Int) {
      (self.view, self.isText, self.pixels) = (view, isText, pixels)
    }

    package var description: String { "\(pixels) px in \(subject)" }

    /// The view in a sentence, without a number.
    package var subject: String { isText ? "\(view) text" : view }
  }

  /// Pixels that differ in any channel.
  package var pixels: Int
  package var totalPixels: Int
  /// The largest difference of one channel, 1...255.
  package var maximumDelta: Int
  /// The smallest rectangle that holds every pixel that differs.
  package var bounds: PixelRectangle
  /// The views with the most pixels first.
  package var shares: [Share]

  package init(_ difference: Difference, shares: [Share]) {
    (pixels, totalPixels) = (difference.pixelCount, difference.totalPixelCount)
    (maximumDelta, bounds, self.shares) = (difference.maximumDelta, difference.bounds, shares)
  }

  package var description: String {
    let places = shares.prefix(4).map(\.description) + (shares.count > 4 ? ["\(shares.count - 4) more views"] : [])
    let start = "\(pixels) of \(totalPixels) pixels differ, by up to \(maximumDelta) levels, within \(bounds)"
    return places.isEmpty ? start : start + ": " + places.joined(separator: ", ")
  }
}
