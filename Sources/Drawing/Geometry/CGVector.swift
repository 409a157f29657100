public import Foundation

/// A displacement in points, with Core Graphics' name; Foundation on Linux has none.
public struct CGVector: Sendable, Hashable, Codable {
  public var dx, dy: CGFloat

  /// A displacement by `dx` to the right and `dy` down.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// No displacement.
  public static let zero = Self(dx: 0, dy: 0)
}
