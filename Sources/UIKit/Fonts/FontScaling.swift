import Foundation

/// How a custom font follows the user's text size: in step with a style, up to a size.
nonisolated struct FontScaling: Sendable, Hashable {
  let style: UIFont.TextStyle
  /// Points at the size `large`.
  let pointSize: CGFloat
  let maximum: CGFloat

  func font(_ font: UIFont, in category: UIContentSizeCategory) -> UIFont {
    UIFont(font, size: min(maximum, style.scaled(pointSize, in: category)), scaling: self)
  }
}
