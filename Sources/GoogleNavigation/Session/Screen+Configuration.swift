import LayoutModel
import UIKit

extension UIScreen {
  /// A screen as a session describes it.
  convenience init(
    _ configuration: ScreenConfiguration, _ direction: LayoutDirection, isDark: Bool,
    contentSize: UIContentSizeCategory = .large, language: String = "en"
  ) {
    var values = UITraitCollection.Values()
    values.userInterfaceStyle = isDark ? .dark : .light
    values.preferredContentSizeCategory = contentSize
    values.language = language
    values.take(configuration)
    self.init(
      size: configuration.size, scale: configuration.scale,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, traits: UITraitCollection(values))
  }

  /// Takes another size over, as in a rotation; style, direction and text size stay.
  func take(_ configuration: ScreenConfiguration) {
    bounds = CGRect(origin: .zero, size: configuration.size)
    scale = configuration.scale
    var values = traitCollection.values
    values.take(configuration)
    traitCollection = UITraitCollection(values)
  }
}

extension UITraitCollection.Values {
  /// The traits that follow from a screen. A phone on its side is of compact height, and only the large ones are then
  /// of regular width.
  nonisolated fileprivate mutating func take(_ screen: ScreenConfiguration) {
    userInterfaceIdiom =
      switch screen.idiom {
      case .phone: .phone
      case .pad: .pad
      case .carPlay: .carPlay
      }
    let isPhoneOnItsSide = screen.idiom == .phone && screen.size.width > screen.size.height
    let isLargePhoneOnItsSide = isPhoneOnItsSide && screen.size.width >= 896
    horizontalSizeClass = screen.isRegularWidth || isLargePhoneOnItsSide ? .regular : .compact
    verticalSizeClass = isPhoneOnItsSide ? .compact : .regular
    displayScale = screen.scale
  }
}

extension UIEdgeInsets {
  nonisolated init(_ insets: ScreenConfiguration.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
