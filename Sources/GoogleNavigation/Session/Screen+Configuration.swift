import LayoutModel
import UIKit

extension UIScreen {
  /// A screen as a session describes it.
  convenience init(_ configuration: ScreenConfiguration, _ direction: LayoutDirection, isDark: Bool) {
    self.init(
      size: configuration.size, scale: configuration.scale,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      traits: Self.traits(configuration, isDark: isDark))
  }

  /// Takes another size over, as in a rotation.
  func take(_ configuration: ScreenConfiguration) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    bounds = CGRect(origin: .zero, size: configuration.size)
    scale = configuration.scale
    traitCollection = Self.traits(configuration, isDark: isDark)
  }

  private static func traits(_ configuration: ScreenConfiguration, isDark: Bool) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}

extension UIEdgeInsets {
  nonisolated init(_ insets: ScreenConfiguration.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
