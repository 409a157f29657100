package import Foundation

/// A blurred copy of a shape, drawn where the shape itself is not.
package struct Shadow: Sendable, Hashable {
  package var color: Color
  package var offset: CGVector
  /// Standard deviation of the blur in points; CSS's and Figma's blur radius is twice this.
  package var sigma: CGFloat

  package init(color: Color, offset: CGVector = .zero, sigma: CGFloat) {
    (self.color, self.offset, self.sigma) = (color, offset, sigma)
  }
}
