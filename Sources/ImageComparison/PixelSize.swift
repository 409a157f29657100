package import Drawing

/// A picture's size in pixels.
package struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
  package var width, height: Int

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  package init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }

  package var description: String { "\(width)×\(height)" }
}
