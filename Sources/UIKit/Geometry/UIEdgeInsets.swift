public import Foundation

/// Distances in points from a rectangle's edges inwards; negative values reach outwards.
nonisolated public struct UIEdgeInsets: Sendable, Hashable, Codable {
  public var top, left, bottom, right: CGFloat

  /// Insets for the four physical edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No insets.
  public static let zero = Self()

  /// Both sides' sum edge by edge.
  package static func + (one: Self, other: Self) -> Self {
    Self(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The larger of both sides, edge by edge.
  package func max(_ other: Self) -> Self {
    Self(
      top: Swift.max(top, other.top), left: Swift.max(left, other.left), bottom: Swift.max(bottom, other.bottom),
      right: Swift.max(right, other.right))
  }
}

extension CGRect {
  /// The rectangle whose edges lie `insets` inside this one's.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
