package import Drawing
package import Foundation

/// One line of set text.
package struct TextLine: Sendable, Hashable {
  /// The left end of the baseline, relative to the layout's top left, in points.
  package var origin: CGPoint
  package var width: CGFloat
  /// Above and below the baseline; both positive.
  package var ascent, descent: CGFloat
  /// In visual order from left to right, placed relative to the layout's top left.
  package var runs: [GlyphRun]

  package var top: CGFloat { origin.y - ascent }
  package var bottom: CGFloat { origin.y + descent }
  /// Where the line's glyphs advance, from its top to its bottom.
  package var frame: CGRect { CGRect(x: origin.x, y: top, width: width, height: ascent + descent) }
}

/// A paragraph set to a width: glyphs in their places, nothing left to decide.
package struct TextLayout: Sendable, Hashable {
  /// The widest line and the sum of all lines' heights, not rounded.
  package var size: CGSize
  package var lines: [TextLine]
  /// Whether characters were left out, or run beyond the width.
  package var isTruncated: Bool
  /// Code points that no font of the set has, in order of appearance, each once.
  package var missingGlyphs: [Unicode.Scalar]

  /// From the top to the first line's baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// From the top to the last line's baseline; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  package var runs: [GlyphRun] { lines.flatMap(\.runs) }

  /// The smallest rectangle around all outlines' points, relative to the top left; `.null` where nothing is drawn.
  package var inkBounds: CGRect {
    runs.map(\.path).filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1.controlBounds) }
  }

  /// What draws the text with its top left at `point`. Runs without any outline, such as spaces, are left out.
  package func items(at point: CGPoint) -> [DisplayItem] {
    runs.compactMap { run in
      guard run.glyphs.contains(where: { !$0.outline.isEmpty }) else { return nil }
      var run = run
      run.origin = CGPoint(x: run.origin.x + point.x, y: run.origin.y + point.y)
      return .glyphs(run)
    }
  }
}

extension TextLayout {
  /// The layout of no text.
  package static let empty = TextLayout(size: .zero, lines: [], isTruncated: false, missingGlyphs: [])
}
