/// Edges of a rectangle by reading direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  /// Edges by UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The leading edge.
  public static let leading = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
