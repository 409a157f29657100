import Drawing
import Foundation
package import LayoutModel
package import Typography

/// Sets a figure's own words: titles, captions, legends, labels. Belongs to one thread, as the text engine does.
package final class FigureTypesetter {
  package let language: String
  private let engine: TextEngine

  /// - Parameter language: BCP 47; it chooses letter forms and the side that lines begin on.
  package init(language: String = "en") throws(FontError) {
    self.language = language
    engine = try TextEngine()
  }

  package var direction: LayoutDirection { LayoutDirection(language: language) }
  package var isRightToLeft: Bool { direction == .rightToLeft }

  /// How words look.
  package struct Look: Sendable, Hashable {
    var size: CGFloat
    var weight: Int
    var color: Color

    init(_ size: CGFloat, weight: Int = 400, _ color: Color = FigureColors.ink) {
      (self.size, self.weight, self.color) = (size, weight, color)
    }
  }

  /// Sets a text on as many lines as a width asks for, or on one.
  /// - Parameter alignment: natural for the side that the language's lines begin on.
  func set(
    _ string: String, _ look: Look, width: CGFloat? = nil, alignment: TextParagraph.Alignment = .natural
  ) throws(FontError) -> SetText {
    var paragraph = TextParagraph(
      string,
      style: TextStyle(size: look.size, weight: look.weight, isMonospacedDigits: true, language: language),
      color: look.color, direction: isRightToLeft ? .rightToLeft : .leftToRight, alignment: alignment)
    if alignment == .natural { paragraph.alignment = isRightToLeft ? .right : .left }
    return SetText(layout: try engine.layout(paragraph, width: width), fontSize: look.size)
  }
}

/// A text that was set, as a box to be placed.
///
/// The box follows the size, not the font, so that a script with a high line does not lose the line beside it.
struct SetText {
  let layout: TextLayout
  let fontSize: CGFloat

  /// Shares of the size from the box's top to the first baseline, and from the last baseline to its bottom.
  private static let ascent: CGFloat = 0.928
  private static let descent: CGFloat = 0.244

  var size: CGSize {
    let lines = layout.lastBaseline - layout.firstBaseline
    return CGSize(width: layout.size.width, height: lines + fontSize * (Self.ascent + Self.descent))
  }

  private var leftmost: CGFloat { layout.lines.map(\.origin.x).min() ?? 0 }

  /// What draws the text with its box's top left at `point`.
  func items(at point: CGPoint) -> [DisplayItem] {
    layout.items(
      at: CGPoint(x: point.x - leftmost, y: point.y + fontSize * Self.ascent - layout.firstBaseline))
  }

  /// What draws the text in the middle of `rect`; capitals and digits look centred, whatever the font's line height.
  func items(centeredIn rect: CGRect) -> [DisplayItem] {
    let x = rect.midX - size.width / 2
    guard layout.lines.count == 1 else { return items(at: CGPoint(x: x, y: rect.midY - size.height / 2)) }
    let baseline = rect.midY + fontSize * 0.355
    return layout.items(at: CGPoint(x: x - leftmost, y: baseline - layout.firstBaseline))
  }
}

extension LayoutDirection {
  /// The direction of a language's lines, by its BCP 47 tag.
  package init(language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = ["ar", "fa", "he", "iw", "ur"].contains(code) ? .rightToLeft : .leftToRight
  }
}
