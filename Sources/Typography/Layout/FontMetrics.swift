package import Foundation

/// A font's measures at one size, in points, with `UIFont`'s signs.
package struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of the line.
  package var ascender: CGFloat
  /// From the baseline down to the bottom of the line; negative.
  package var descender: CGFloat
  /// The gap the font asks for between lines.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// The height of one line, without leading.
  package var lineHeight: CGFloat { ascender - descender }
}

extension FontMetrics {
  /// The measures of no font.
  package static let zero = FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
}
