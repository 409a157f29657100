import Drawing
import Foundation

/// Breaks a paragraph into lines and puts them under each other.
struct ParagraphSetter {
  let stack: FontStack
  let layers: FontLayers
  let primaryFamily: String
  let reader: LineReader

  private struct Part {
    var line: LineReader.Line
    var isRightToLeft: Bool
  }

  func layout(_ paragraph: TextParagraph, width: CGFloat?) -> TextLayout {
    guard !paragraph.string.isEmpty else {
      return TextLayout(size: .zero, lines: [], isTruncated: false, missingGlyphs: [])
    }
    let (parts, leftOut) = parts(of: paragraph, width: width)
    let widest = parts.map(\.line.width).max() ?? 0
    let lines = stack(parts, paragraph: paragraph, in: width ?? widest)
    let overflows = width.map { widest > $0 + 1.0 / 1024 } ?? false
    return TextLayout(
      size: CGSize(width: widest, height: lines.last?.bottom ?? 0), lines: lines, isTruncated: leftOut || overflows,
      missingGlyphs: parts.flatMap(\.line.missing).uniqued)
  }

  private func parts(of paragraph: TextParagraph, width: CGFloat?) -> (parts: [Part], leftOut: Bool) {
    let limit = paragraph.maximumLines > 0 ? paragraph.maximumLines : Int.max
    let texts = paragraph.string.hardLines
    var (parts, leftOut): ([Part], Bool) = ([], false)
    for (index, part) in texts.enumerated() where parts.count < limit {
      let (text, offset) = part
      let remaining = limit - parts.count
      var shaped = shape(text, from: offset, of: paragraph, width: width, lines: limit == .max ? 0 : remaining)
      if shaped.lineCount >= remaining, index + 1 < texts.count {
        leftOut = true
        if paragraph.lineBreak.ellipsis != nil, !shaped.isEllipsized {
          // What follows is left out too, and the last line must say so.
          shaped = shape(text + "\u{2026}", from: offset, of: paragraph, width: width, lines: remaining)
        }
      }
      leftOut = leftOut || shaped.isEllipsized || shaped.lineCount > remaining
      parts += (0..<min(shaped.lineCount, remaining)).map {
        Part(line: reader.line($0, of: shaped), isRightToLeft: shaped.isRightToLeft)
      }
    }
    return (parts, leftOut)
  }

  private func shape(
    _ text: String, from offset: Int, of paragraph: TextParagraph, width: CGFloat?, lines: Int
  ) -> ShapedText {
    let spans = paragraph.spans.compactMap { $0.clipped(from: offset, length: text.utf8.count) }
    let families = FontFamilies(
      for: paragraph.string, style: paragraph.style, primary: primaryFamily, layers: layers)
    return ShapedText(
      ShapingRequest(
        text: text, paragraph: paragraph, spans: spans, families: families, width: width.map(PangoUnits.roundedUp),
        maximumLines: lines), in: stack)
  }

  private func stack(_ parts: [Part], paragraph: TextParagraph, in width: CGFloat) -> [TextLine] {
    var top: CGFloat = 0
    return parts.map { part in
      let extra = (part.line.ascent + part.line.descent) * (paragraph.lineHeightMultiple - 1)
      let ascent = part.line.ascent + extra
      let origin = CGPoint(
        x: paragraph.alignment.offset(of: part.line.width, in: width, isRightToLeft: part.isRightToLeft),
        y: top + ascent)
      top = origin.y + part.line.descent + paragraph.lineSpacing
      return TextLine(
        origin: origin, width: part.line.width, ascent: ascent, descent: part.line.descent,
        runs: part.line.runs.map { $0.moved(by: origin) })
    }
  }
}

extension TextParagraph.Alignment {
  func offset(of line: CGFloat, in width: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: (width - line) / 2
    case .right: width - line
    case .natural: isRightToLeft ? width - line : 0
    }
  }
}

extension GlyphRun {
  fileprivate func moved(by offset: CGPoint) -> GlyphRun {
    var run = self
    run.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    return run
  }
}

extension String {
  /// The parts between line ends of any kind, and where in the UTF-8 they begin; a line end at the very end starts one
  /// more, empty, line.
  fileprivate var hardLines: [(text: String, offset: Int)] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      (String(line), utf8.distance(from: startIndex, to: line.startIndex))
    }
  }
}

extension [Unicode.Scalar] {
  /// Each scalar once, in order of first appearance.
  fileprivate var uniqued: Self {
    var seen: Set<Unicode.Scalar> = []
    return filter { seen.insert($0).inserted }
  }
}
