package import Drawing

/// A part of a paragraph that looks different from the rest.
package struct TextSpan: Sendable, Hashable {
  /// Offsets in the paragraph's UTF-8; must lie on character boundaries.
  package var range: Range<Int>
  package var style: TextStyle
  package var color: Color

  package init(_ range: Range<Int>, style: TextStyle, color: Color) {
    (self.range, self.style, self.color) = (range, style, color)
  }

  /// The span in a text that begins `offset` bytes into the paragraph and is `length` long; nil where it is outside.
  func clipped(from offset: Int, length: Int) -> TextSpan? {
    let part = (range.lowerBound - offset..<range.upperBound - offset).clamped(to: 0..<length)
    return part.isEmpty ? nil : TextSpan(part, style: style, color: color)
  }
}
