import Drawing
import Foundation
import Testing
import Typography

@Suite struct `Text layout` {
  let engine: TextEngine

  init() throws {
    engine = try TextEngine()
  }

  func layout(
    _ string: String, width: CGFloat? = nil, lines: Int = 0, _ lineBreak: TextParagraph.LineBreak = .wordWrap,
    alignment: TextParagraph.Alignment = .natural, direction: TextParagraph.Direction = .natural
  ) throws -> TextLayout {
    try engine.layout(
      TextParagraph(
        string, style: TextStyle(size: 20), direction: direction, alignment: alignment, maximumLines: lines,
        lineBreak: lineBreak), width: width)
  }

  @Test func `a single line is as tall as the font's line`() throws {
    let metrics = try engine.metrics(TextStyle(size: 20))
    #expect(try layout("Main Street").size.height == metrics.lineHeight)
    #expect(try layout("Main Street").firstBaseline == metrics.ascender)
  }

  @Test func `a text fits in the width it was measured at`() throws {
    for text in ["Main Street", "Avenue of the Americas", "A1 → B2", "שלום עולם"] {
      let width = try layout(text).size.width
      #expect(try layout(text, width: width).lines.count == 1)
    }
  }

  @Test func `words wrap between words`() throws {
    let wrapped = try layout("Turn left onto Main Street", width: 120)
    #expect(wrapped.lines.count > 1)
    #expect(wrapped.lines.allSatisfy { $0.width <= 120 })
    #expect(!wrapped.isTruncated)
  }

  @Test func `the last line of a truncated text ends with an ellipsis`() throws {
    let cut = try layout("Turn left onto Main Street and go on", width: 120, lines: 2, .truncateTail)
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    #expect(cut.lines.last?.runs.last?.text == "…")
  }

  @Test func `text in the middle or at the head can be left out`() throws {
    let head = try layout("Turn left onto Main Street", width: 120, lines: 1, .truncateHead)
    #expect(head.lines[0].runs.first?.text == "…")
    let middle = try layout("Turn left onto Main Street", width: 120, lines: 1, .truncateMiddle)
    #expect(middle.lines[0].runs.map(\.text).contains("…"))
    #expect(middle.lines[0].runs.first?.text != "…")
  }

  @Test func `an ellipsis is as wide as its glyph wherever the line is cut`() throws {
    let natural = try layout("\u{2026}").size.width
    for lineBreak in [TextParagraph.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      let runs = try layout("Turn left onto Main Street", width: 120, lines: 1, lineBreak).runs
      let ellipsis = try #require(runs.first { $0.text == "\u{2026}" })
      #expect(abs(ellipsis.width - natural) < 0.01)
    }
  }

  @Test func `a cut line that is aligned right ends at the right`() throws {
    let cut = try layout("Turn left onto Main Street", width: 125, lines: 1, .truncateTail, alignment: .right)
    #expect(abs(cut.lines[0].frame.maxX - 125) < 1e-9)
  }

  @Test func `spans have their own size and colour, also after a line feed`() throws {
    var paragraph = TextParagraph("ab\ncd", style: TextStyle(size: 20))
    paragraph.spans = [TextSpan(1..<4, style: TextStyle(size: 30), color: .white)]
    let runs = try engine.layout(paragraph).runs
    #expect(runs.map(\.text) == ["a", "b", "c", "d"])
    #expect(runs.map(\.size) == [20, 30, 30, 20])
    #expect(runs.map(\.color) == [.black, .white, .white, .black])
  }

  @Test func `a paragraph left out is marked by an ellipsis`() throws {
    let cut = try layout("Short\nand more", width: 300, lines: 1, .truncateTail)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 1)
    #expect(cut.runs.map(\.text).joined() == "Short…")
  }

  @Test func `clipped text stays one line and says it is cut`() throws {
    let cut = try layout("Turn left onto Main Street", width: 120, lines: 1, .clip)
    #expect(cut.lines.count == 1)
    #expect(cut.isTruncated)
  }

  @Test func `line feeds start lines, also at the end`() throws {
    #expect(try layout("a\nb\n").lines.count == 3)
  }

  @Test func `an empty text has no size`() throws {
    #expect(try layout("").size == .zero)
  }

  @Test(arguments: [
    (TextParagraph.Alignment.left, 0.0), (.center, 0.5), (.right, 1.0), (.natural, 0.0),
  ])
  func `lines stand where their alignment says`(alignment: TextParagraph.Alignment, share: Double) throws {
    let placed = try layout("Exit", width: 200, alignment: alignment)
    #expect(abs(placed.lines[0].origin.x - (200 - placed.lines[0].width) * share) < 1e-9)
  }

  @Test func `a right-to-left paragraph starts at the right`() throws {
    let placed = try layout("שלום", width: 200)
    #expect(abs(placed.lines[0].frame.maxX - 200) < 1e-9)
  }

  @Test func `a line of mixed directions is in visual order`() throws {
    let mixed = try layout("Exit 12 شارع الملك north", direction: .leftToRight)
    let runs = mixed.lines[0].runs
    #expect(runs.first?.text.hasPrefix("Exit") == true)
    #expect(runs.last?.text.contains("north") == true)
    #expect(runs.contains { $0.isRightToLeft })
    #expect(runs.map(\.origin.x) == runs.map(\.origin.x).sorted())
  }

  @Test func `numbers of monospaced digits are equally wide`() throws {
    let style = TextStyle(size: 30, weight: 500, isMonospacedDigits: true)
    let widths = try ["11:11", "08:48"].map { try engine.layout(TextParagraph($0, style: style)).size.width }
    #expect(widths[0] == widths[1])
  }

  @Test func `letter spacing widens the text`() throws {
    let plain = try layout("Spaced").size.width
    let spaced = try engine.layout(TextParagraph("Spaced", style: TextStyle(size: 20, letterSpacing: 2))).size.width
    #expect(spaced > plain + 8)
  }

  @Test func `line spacing and line height move baselines apart`() throws {
    var paragraph = TextParagraph("a\nb", style: TextStyle(size: 20))
    let plain = try engine.layout(paragraph)
    (paragraph.lineSpacing, paragraph.lineHeightMultiple) = (5, 1.5)
    let loose = try engine.layout(paragraph)
    let height = plain.lastBaseline - plain.firstBaseline
    #expect(abs(loose.lastBaseline - loose.firstBaseline - (height * 1.5 + 5)) < 1e-9)
  }
}
