import Drawing
import Foundation
import LayoutModel
import Typography
import UIKit

/// Sets the components' texts in the room they have: first smaller, then on more lines, then with an ellipsis.
struct TextFitter {
  let language: String
  let families: [String]
  let direction: LayoutDirection
  /// Times which texts grow with the size that the user chose.
  var textScale: CGFloat = 1
  /// Notes every text that is set for good.
  var log: TextLog?

  /// What a text should look like where there is room.
  nonisolated struct Look {
    /// Points per em at the text size `large`.
    var size: CGFloat
    var weight = 400
    var color: Color
    var alignment = TextParagraph.Alignment.natural
    /// The smallest share of `size` that the text may shrink to.
    var minimumScale: CGFloat = 0.65
    var maximumLines = 1
    var isMonospacedDigits = false
    /// Whether the text grows and shrinks with the size that the user chose.
    var followsTextSize = true
    /// Whether the text's own direction orders its words, whatever the layout direction: for names, and for numbers with
    /// their units.
    var isIsolated = false
    /// How that part looks which is not the number, as in `400 m`; nil for no difference. Sizes are in proportion.
    var unit: (size: CGFloat, weight: Int, color: Color)?
  }

  func fit(_ string: String, _ look: Look, width: CGFloat, height: CGFloat = .infinity) -> FittedText {
    let text = tried(string, look, width: width, height: height)
    log?.texts.append(text)
    return text
  }

  /// As `fit`, for a text that may yet be set in another way.
  func tried(_ string: String, _ look: Look, width: CGFloat, height: CGFloat = .infinity) -> FittedText {
    let (full, smallest) = (fullSize(look), fullSize(look) * look.minimumScale)
    for size in stride(from: start(string, look, width: width), through: smallest, by: -0.5) {
      let text = set(string, look, size: size, width: width)
      if !text.isTruncated, text.size.width <= width + 0.01, text.size.height <= height { return text }
    }
    return set(string, look, size: min(full, smallest), width: width)
  }

  /// The text's size on one line at full size.
  func size(of string: String, _ look: Look) -> CGSize {
    set(string, look, size: fullSize(look), width: nil).size
  }

  private func fullSize(_ look: Look) -> CGFloat { look.followsTextSize ? look.size * textScale : look.size }

  /// The first size worth trying, of those in steps of half a point: a line's width is in proportion to its size.
  private func start(_ string: String, _ look: Look, width: CGFloat) -> CGFloat {
    let full = fullSize(look)
    guard look.maximumLines == 1 else { return full }
    let natural = set(string, look, size: full, width: nil).size.width
    guard natural > width, natural > 0 else { return full }
    let steps = ((full - full * max(0, width) / natural) / 0.5).rounded(.down)
    return full - max(0, steps - 1) * 0.5
  }

  private func set(_ string: String, _ look: Look, size: CGFloat, width: CGFloat?) -> FittedText {
    let style = TextStyle(
      size: size, weight: look.weight, isMonospacedDigits: look.isMonospacedDigits, language: language,
      families: families)
    var paragraph = TextParagraph(
      look.isIsolated ? string.isolated : string, style: style, color: look.color,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, alignment: look.alignment,
      maximumLines: look.maximumLines, lineBreak: width == nil ? .clip : .truncateTail)
    if let unit = look.unit {
      var other = style
      (other.size, other.weight) = (size * unit.size / look.size, unit.weight)
      paragraph.spans = paragraph.string.rangesBesideNumber.map { TextSpan($0, style: other, color: unit.color) }
    }
    let layout = TextSetting.layout(paragraph, width: width)
    guard layout.lines.count > 1 else {
      return FittedText(string: string.withoutIsolates, fontSize: size, layout: layout)
    }
    paragraph.lineHeightMultiple = layout.closestPitch(atLeast: size * FittedText.lineHeight) / layout.tallestLine
    return FittedText(
      string: string.withoutIsolates, fontSize: size, layout: TextSetting.layout(paragraph, width: width))
  }
}

nonisolated extension TextLayout {
  fileprivate var tallestLine: CGFloat { lines.map { $0.ascent + $0.descent }.max() ?? 0 }

  /// From baseline to baseline, as close as lets no letter of a line reach into the next: fonts of some scripts ask for
  /// twice the room that their letters need.
  fileprivate func closestPitch(atLeast least: CGFloat) -> CGFloat {
    let inks = lines.map { line -> (top: CGFloat, bottom: CGFloat) in
      let bounds = line.runs.map(\.path).filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1.controlBounds) }
      return bounds.isNull ? (0, 0) : (line.origin.y - bounds.minY, bounds.maxY - line.origin.y)
    }
    return zip(inks, inks.dropFirst()).map { $0.bottom + $1.top + 1.5 }.reduce(least, max)
  }
}

nonisolated extension String {
  /// The text so that its direction neither depends on what stands around it nor changes it: between Unicode's first
  /// strong isolate and its end.
  package var isolated: String { "\u{2068}\(self)\u{2069}" }

  /// The text without what `isolated` added, as the layout's record has it.
  fileprivate var withoutIsolates: String { filter { $0 != "\u{2068}" && $0 != "\u{2069}" } }

  /// UTF-8 offsets of what stands before the first digit and after the last; nothing where there is no digit.
  fileprivate var rangesBesideNumber: [Range<Int>] {
    func isDigit(_ character: Character) -> Bool {
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    }
    guard let first = firstIndex(where: isDigit), let last = lastIndex(where: isDigit) else { return [] }
    let start = utf8.distance(from: startIndex, to: first)
    let end = utf8.distance(from: startIndex, to: index(after: last))
    return [0..<start, end..<utf8.count].filter { !$0.isEmpty }
  }
}
