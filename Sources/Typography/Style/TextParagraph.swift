package import Drawing
package import Foundation

/// A text and everything that decides how it is set, but for the width it gets.
package struct TextParagraph: Sendable, Hashable {
  package enum Direction: Sendable, Hashable {
    /// By the first letter with a direction, left to right where there is none.
    case natural
    case leftToRight, rightToLeft
  }

  package enum Alignment: Sendable, Hashable {
    case left, center, right
    /// The side at which lines of the paragraph's direction begin.
    case natural
  }

  package enum LineBreak: Sendable, Hashable {
    /// Between words, or within a word that is wider than the line.
    case wordWrap
    /// Between any two characters.
    case characterWrap
    /// One line a paragraph, that goes on beyond the width.
    case clip
    /// Words are wrapped; what does not fit in the last line is replaced by an ellipsis.
    case truncateHead, truncateMiddle, truncateTail
  }

  /// May hold line feeds; each starts a new line.
  package var string: String
  package var style: TextStyle
  package var color: Color
  /// Parts that look different, in order and without overlap.
  package var spans: [TextSpan] = []
  package var direction: Direction
  package var alignment: Alignment
  /// 0 for as many as the text needs.
  package var maximumLines: Int
  package var lineBreak: LineBreak
  /// Times the font's own line height; the difference goes above the baseline.
  package var lineHeightMultiple: CGFloat
  /// Points between two lines.
  package var lineSpacing: CGFloat

  package init(
    _ string: String, style: TextStyle, color: Color = .black, direction: Direction = .natural,
    alignment: Alignment = .natural, maximumLines: Int = 0, lineBreak: LineBreak = .wordWrap,
    lineHeightMultiple: CGFloat = 1, lineSpacing: CGFloat = 0
  ) {
    (self.string, self.style, self.color, self.direction) = (string, style, color, direction)
    (self.alignment, self.maximumLines, self.lineBreak) = (alignment, maximumLines, lineBreak)
    (self.lineHeightMultiple, self.lineSpacing) = (lineHeightMultiple, lineSpacing)
  }
}
