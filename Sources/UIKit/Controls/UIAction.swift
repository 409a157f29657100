public import Foundation

/// What a control does, with the title and picture that show it.
public final class UIAction: NSObject {
  /// What an action is known by.
  nonisolated public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    /// An identifier by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the action can be used.
  nonisolated public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Attributes by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be used.
    public static let disabled = Self(rawValue: 1)
    /// Deletes something.
    public static let destructive = Self(rawValue: 2)
    /// Is not shown.
    public static let hidden = Self(rawValue: 4)
  }

  /// What the action is called.
  public var title: String
  /// A picture of it.
  public var image: UIImage?
  /// Whether it can be used.
  public var attributes: Attributes
  /// What it is known by; unique unless given.
  public let identifier: Identifier
  /// The control that sent the action last.
  public internal(set) weak var sender: UIControl?
  private let handler: (UIAction) -> Void
  private static var made = 0

  /// An action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [],
    handler: @escaping (UIAction) -> Void
  ) {
    Self.made += 1
    (self.title, self.image, self.attributes) = (title, image, attributes)
    self.identifier = identifier ?? Identifier("action-\(Self.made)")
    self.handler = handler
    super.init()
  }

  func perform(from sender: UIControl) {
    self.sender = sender
    handler(self)
  }
}
