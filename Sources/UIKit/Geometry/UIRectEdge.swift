/// Physical edges of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  /// Edges by UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .left, .bottom, .right]
}
