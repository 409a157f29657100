package import Foundation

/// Where a glyph's outline came from; enough to name it in a file and to tell two fonts apart.
package struct FontIdentity: Sendable, Hashable {
  /// The family as the font file names it, for example `Roboto`.
  package var family: String
  /// The PostScript name or file name without extension, for example `Roboto-Medium`; unique in the font set.
  package var name: String
  /// CSS weight, 100...900.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, name: String, weight: Int, isItalic: Bool = false) {
    (self.family, self.name, self.weight, self.isItalic) = (family, name, weight, isItalic)
  }
}

/// One glyph in its place.
package struct PositionedGlyph: Sendable, Hashable {
  package var id: UInt32
  /// The glyph's origin on the baseline, in points, relative to the run's origin.
  package var position: CGPoint
  /// The outline in font units, y up. Copies share storage.
  package var outline: Path

  package init(id: UInt32, position: CGPoint, outline: Path) {
    (self.id, self.position, self.outline) = (id, position, outline)
  }
}

/// Glyphs of one font, size, direction and colour, in visual order from left to right.
package struct GlyphRun: Sendable, Hashable {
  package var font: FontIdentity
  /// Points per em.
  package var size: CGFloat
  /// Font units per em, the scale of the outlines.
  package var unitsPerEm: CGFloat
  package var glyphs: [PositionedGlyph]
  /// The left end of the baseline, in the coordinates of whatever holds the run.
  package var origin: CGPoint
  /// The run's advance in points.
  package var width: CGFloat
  /// The characters in logical order, for real text in SVG, for tests and for audits.
  package var text: String
  package var isRightToLeft: Bool
  package var color: Color

  package init(
    font: FontIdentity, size: CGFloat, unitsPerEm: CGFloat, glyphs: [PositionedGlyph], origin: CGPoint,
    width: CGFloat, text: String, isRightToLeft: Bool, color: Color
  ) {
    (self.font, self.size, self.unitsPerEm, self.glyphs) = (font, size, unitsPerEm, glyphs)
    (self.origin, self.width, self.text) = (origin, width, text)
    (self.isRightToLeft, self.color) = (isRightToLeft, color)
  }

  /// Every glyph's outline as one path, in the coordinates of whatever holds the run.
  package var path: Path {
    let scale = size / unitsPerEm
    return glyphs.reduce(into: Path()) { path, glyph in
      let transform = CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: origin.x + glyph.position.x, ty: origin.y + glyph.position.y)
      path.append(glyph.outline.applying(transform))
    }
  }
}
