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
  func set(_ string: String, _ look: Look, width: CGFloat? = nil) throws(FontError) -> SetText {
    let paragraph = TextParagraph(
      string,
      style: TextStyle(size: look.size, weight: look.weight, isMonospacedDigits: true, language: language),
      color: look.color, direction: isRightToLeft ? .rightToLeft : .leftToRight,
      alignment: isRightToLeft ? .right : .left)
    return SetText(layout: try engine.layout(paragraph, width: width))
  }
}

/// A text that was set, as a box to be placed.
struct SetText {
  let layout: TextLayout

  var size: CGSize { layout.size }

  private var leftmost: CGFloat { layout.lines.map(\.origin.x).min() ?? 0 }

  /// What draws the text with its box's top left at `point`.
  func items(at point: CGPoint) -> [DisplayItem] {
    layout.items(at: CGPoint(x: point.x - leftmost, y: point.y))
  }

  /// What draws the text in the middle of `rect`; capitals and digits look centred, whatever the font's line height.
  func items(centeredIn rect: CGRect) -> [DisplayItem] {
    let ink = layout.inkBounds
    guard !ink.isNull, layout.lines.count == 1 else {
      return items(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
    }
    return items(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - ink.midY))
  }
}

extension LayoutDirection {
  /// The direction of a language's lines, by its BCP 47 tag.
  package init(language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = ["ar", "fa", "he", "iw", "ur"].contains(code) ? .rightToLeft : .leftToRight
  }
}
