import Foundation
import Typography

/// The parts of an attributed text and how each looks.
struct LabelSpans {
  private struct Part {
    let range: Range<Int>
    let font: UIFont
    let color: UIColor
    let letterSpacing: CGFloat
  }

  private var parts: [Part] = []

  init() {}

  /// What a part does not specify looks as the label did before: `font` and `color`.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    let string = text.string
    func offset(_ index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      guard let bounds = Range(range, in: string) else { return }
      parts.append(
        Part(
          range: offset(bounds.lowerBound)..<offset(bounds.upperBound), font: attributes[.font] as? UIFont ?? font,
          color: attributes[.foregroundColor] as? UIColor ?? color, letterSpacing: Self.number(attributes[.kern])))
    }
  }

  /// The spans as the text engine takes them, with fonts `factor` times as large.
  func textSpans(scaledBy factor: CGFloat, traits: UITraitCollection) -> [TextSpan] {
    parts.map { part in
      var style = part.font.withSize(part.font.pointSize * factor).textStyle(language: traits.language)
      style.letterSpacing = part.letterSpacing * factor
      return TextSpan(part.range, style: style, color: part.color.resolved(with: traits))
    }
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
