/// What an accessibility element is and does.
nonisolated public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64

  /// Traits by UIKit's bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1)
  /// A link.
  public static let link = Self(rawValue: 2)
  /// A picture.
  public static let image = Self(rawValue: 4)
  /// Selected at present.
  public static let selected = Self(rawValue: 8)
  /// Plays its own sound when used.
  public static let playsSound = Self(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 32)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 64)
  /// A summary of the screen.
  public static let summaryElement = Self(rawValue: 128)
  /// Disabled at present.
  public static let notEnabled = Self(rawValue: 256)
  /// Changes its label or value often.
  public static let updatesFrequently = Self(rawValue: 512)
  /// A search field.
  public static let searchField = Self(rawValue: 1024)
  /// Starts media when used.
  public static let startsMediaSession = Self(rawValue: 2048)
  /// A value that can be adjusted.
  public static let adjustable = Self(rawValue: 4096)
  /// Takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  /// Turns a page when read to the end.
  public static let causesPageTurn = Self(rawValue: 16384)
  /// A heading.
  public static let header = Self(rawValue: 65536)
}
