import CPango
import Drawing
import Foundation

/// Reads the glyphs of Pango's lines into values.
struct LineReader {
  let faces: FontFaces
  let style: TextStyle
  let color: Color
  let base: FontMetrics

  /// A line as it is before it has a place: origin and runs start at x 0 on the baseline.
  struct Line {
    var width: CGFloat
    var ascent, descent: CGFloat
    var runs: [GlyphRun]
    var missing: [Unicode.Scalar]
  }

  func line(_ index: Int, of shaped: ShapedText) -> Line {
    var line = Line(width: 0, ascent: base.ascender, descent: -base.descender, runs: [], missing: [])
    guard let pangoLine = pango_layout_get_line_readonly(shaped.layout, Int32(index)) else { return line }
    var node = pangoLine.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      append(item, of: shaped, to: &line)
      node = current.pointee.next
    }
    return line
  }

  private func append(_ glyphItem: PangoGlyphItem, of shaped: ShapedText, to line: inout Line) {
    guard let item = glyphItem.item?.pointee, let glyphs = glyphItem.glyphs, let font = item.analysis.font else {
      return
    }
    let face = faces.face(of: font)
    let look = shaped.spans.first { $0.range.contains(Int(item.offset)) }
    let size = look?.style.size ?? style.size
    var run = GlyphRun(
      font: face.identity, size: size, unitsPerEm: face.unitsPerEm, glyphs: [],
      origin: CGPoint(x: line.width, y: 0), width: 0, text: Self.text(of: item, in: shaped.text),
      isRightToLeft: item.analysis.level % 2 == 1, color: look?.color ?? color)
    let isEllipsis = Self.isEllipsis(item)
    for info in UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs)) {
      append(isEllipsis ? Self.unpadded(info, face, size) : info, from: face, to: &run, missing: &line.missing)
    }
    line.width += run.width
    line.runs.append(run)
    grow(&line, for: face, size: size)
  }

  /// Pango widens the ellipsis to fill the line; that room belongs beside the line, where its alignment puts it.
  private static func unpadded(_ info: PangoGlyphInfo, _ face: FontFace, _ size: CGFloat) -> PangoGlyphInfo {
    var info = info
    let natural = PangoUnits.rounded(face.advance(of: info.glyph, size: size))
    let padding = info.geometry.width - natural
    guard padding > 0 else { return info }
    info.geometry.width = natural
    if info.geometry.x_offset >= padding { info.geometry.x_offset -= padding }
    return info
  }

  private static func isEllipsis(_ item: PangoItem) -> Bool {
    item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  private func append(
    _ info: PangoGlyphInfo, from face: FontFace, to run: inout GlyphRun, missing: inout [Unicode.Scalar]
  ) {
    defer { run.width += PangoUnits.points(info.geometry.width) }
    guard info.glyph != PANGO_GLYPH_EMPTY else { return }
    guard info.glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 else {
      missing += [Unicode.Scalar(info.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG)].compactMap(\.self)
      return
    }
    let position = CGPoint(
      x: run.width + PangoUnits.points(info.geometry.x_offset), y: PangoUnits.points(info.geometry.y_offset))
    run.glyphs.append(PositionedGlyph(id: info.glyph, position: position, outline: face.outline(of: info.glyph)))
  }

  private func grow(_ line: inout Line, for face: FontFace, size: CGFloat) {
    guard !FontFamilies.isSymbols(face.identity.family) else { return }
    let metrics = face.metrics(size: size)
    line.ascent = max(line.ascent, metrics.ascender)
    line.descent = max(line.descent, -metrics.descender)
  }

  private static func text(of item: PangoItem, in text: String) -> String {
    // The ellipsis' item covers all that it replaces.
    guard !isEllipsis(item) else { return "\u{2026}" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(item.offset))
    let end = utf8.index(start, offsetBy: Int(item.length))
    return String(text[start..<end])
  }
}
