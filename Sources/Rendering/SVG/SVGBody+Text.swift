import Drawing
import Foundation

extension SVGBody {
  /// Each glyph is defined once, in font units, and used wherever it occurs.
  mutating func addOutlines(_ run: GlyphRun) {
    let visible = run.glyphs.filter { !$0.outline.isEmpty }
    guard !visible.isEmpty, run.color.alpha > 0, run.size > 0, run.unitsPerEm > 0 else { return }
    let scale = run.size / run.unitsPerEm
    let factor = SVGNumber.text(scale, decimals: 6)
    let place = "translate(\(SVGNumber.text(run.origin.x)) \(SVGNumber.text(run.origin.y)))"
    let group = SVGElement("g").with("aria-label", run.text).with("fill", run.color)
      .with("transform", place + " scale(\(factor) -\(factor))")
    let uses = visible.map { glyph in
      let (x, y) = (glyph.position.x / scale, -glyph.position.y / scale)
      return SVGElement("use").with("href", "#" + id(of: glyph, in: run.font))
        .with("x", SVGNumber.text(x, decimals: 0)).with("y", y.rounded() == 0 ? nil : SVGNumber.text(y, decimals: 0))
        .empty
    }
    add(group) { body in uses.forEach { body.add($0) } }
  }

  private mutating func id(of glyph: PositionedGlyph, in font: FontIdentity) -> String {
    definitions.id("glyph", content: "\(font.name)/\(glyph.id)") { id in
      [SVGElement("path").with("id", id).with("d", glyph.outline.svgData).empty]
    }
  }

  /// At the left end of the run whatever its direction: viewers disagree about anchors of right-to-left text.
  mutating func addCharacters(_ run: GlyphRun) {
    guard run.glyphs.contains(where: { !$0.outline.isEmpty }), run.color.alpha > 0 else { return }
    let element = SVGElement("text").with("x", run.origin.x).with("y", run.origin.y)
      .with("font-family", run.font.family + ", sans-serif").with("font-size", run.size)
      .with("font-weight", run.font.weight == 400 ? nil : String(run.font.weight))
      .with("font-style", run.font.isItalic ? "italic" : nil).with("fill", run.color).with("xml:space", "preserve")
    add(element.around(run.text))
  }
}
