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
  /// Notes every text that is set for good.
  var log: TextLog?

  /// What a text should look like where there is room.
  nonisolated struct Look {
    var size: CGFloat
    var weight = 400
    var color: Color
    var alignment = TextParagraph.Alignment.natural
    /// The smallest share of `size` that the text may shrink to.
    var minimumScale: CGFloat = 0.65
    var maximumLines = 1
    var isMonospacedDigits = false
  }

  func fit(_ string: String, _ look: Look, width: CGFloat, height: CGFloat = .infinity) -> FittedText {
    let text = tried(string, look, width: width, height: height)
    log?.texts.append(text)
    return text
  }

  /// As `fit`, for a text that may yet be set in another way.
  func tried(_ string: String, _ look: Look, width: CGFloat, height: CGFloat = .infinity) -> FittedText {
    let sizes = stride(from: look.size, through: look.size * look.minimumScale, by: -0.5)
    var last = set(string, look, size: look.size * look.minimumScale, width: width)
    for size in sizes {
      last = set(string, look, size: size, width: width)
      if !last.isTruncated, last.size.width <= width + 0.01, last.size.height <= height { break }
    }
    return last
  }

  /// The text's size on one line at full size.
  func size(of string: String, _ look: Look) -> CGSize {
    set(string, look, size: look.size, width: nil).size
  }

  private func set(_ string: String, _ look: Look, size: CGFloat, width: CGFloat?) -> FittedText {
    let style = TextStyle(
      size: size, weight: look.weight, isMonospacedDigits: look.isMonospacedDigits, language: language,
      families: families)
    let paragraph = TextParagraph(
      string, style: style, color: look.color,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, alignment: look.alignment,
      maximumLines: look.maximumLines, lineBreak: width == nil ? .clip : .truncateTail)
    return FittedText(string: string, fontSize: size, layout: TextSetting.layout(paragraph, width: width))
  }
}
