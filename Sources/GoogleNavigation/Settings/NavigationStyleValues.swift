public import Foundation

/// Measurements for views that go with the SDK's own, in points.
///
/// Google publishes no numbers: these come from the theme in use.
public final class NavigationStyleValues {
  /// The theme that the values are taken from.
  static var numbers: NavigationTheme.StyleNumbers?

  private init() {}

  private static func value(_ path: KeyPath<NavigationTheme.StyleNumbers, CGFloat>, _ standIn: CGFloat) -> CGFloat {
    numbers?[keyPath: path] ?? standIn
  }

  /// Between a button and the start or end edge of the map.
  public class var buttonHorizontalPadding: CGFloat { value(\.buttonHorizontalPadding, 16) }
  /// Between a button and a solid element above or below it.
  public class var buttonVerticalPadding: CGFloat { value(\.buttonVerticalPadding, 8) }
  /// The corner radius of turn card, ETA card and prompts.
  public class var defaultCornerRadius: CGFloat { value(\.defaultCornerRadius, 16) }
  /// Between an element that is no button, such as the speed widget, and the start or end edge.
  public class var elementHorizontalPadding: CGFloat { value(\.elementHorizontalPadding, 16) }
  /// Between the turn card or ETA card and the start and end edges of its view.
  public class var headerFooterHorizontalPadding: CGFloat { value(\.headerFooterHorizontalPadding, 8) }
  /// What the turn card's height is based on; tall enough for any content.
  public class var headerNominalHeight: CGFloat { value(\.headerNominalHeight, 150) }
  /// The top margin that aligns a button in the corner with the turn card's upper edge.
  public class var headerTopPadding: CGFloat { value(\.headerTopPadding, 8) }
}
