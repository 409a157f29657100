extension UIView {
  /// How a view's content fills its bounds.
  nonisolated public enum ContentMode: Int, Sendable, Hashable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which of a view's distances and sizes follow its superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Flexible parts by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The view's width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The view's height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }
}
