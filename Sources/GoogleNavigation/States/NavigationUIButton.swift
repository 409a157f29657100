public import UIKit

/// A button over the map.
public protocol NavigationUIButton {
  /// What the button is for; compare it with `compass` and `reporting`, and expect others.
  var type: NavigationButtonKnownType { get }
  /// The button's view.
  var view: UIView { get }
}

/// What a button is for: an open set, to which later versions of the SDK may add.
nonisolated public struct NavigationButtonKnownType: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// A type by the SDK's number.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Turns the map to the north.
  public static let compass = Self(rawValue: 1)
  /// Reports an incident.
  public static let reporting = Self(rawValue: 2)
}

/// A button and what it is for.
struct NavigationButton: NavigationUIButton {
  let type: NavigationButtonKnownType
  let view: UIView
}
