extension UIControl {
  /// What state a control is in.
  nonisolated public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// States by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: Self = []
    /// Pressed.
    public static let highlighted = Self(rawValue: 1)
    /// Cannot be used.
    public static let disabled = Self(rawValue: 2)
    /// Chosen.
    public static let selected = Self(rawValue: 4)
    /// Where the focus is.
    public static let focused = Self(rawValue: 8)
  }

  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Events by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger left inside the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger left outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// All touches.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// Where content lies from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  /// Where content lies from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable, Hashable {
    case center = 0
    case top, bottom, fill
  }
}
