import Drawing
import Foundation
import Typography

extension UILabel {
  /// The paragraph as it is set within `width` points.
  func layout(width: CGFloat?, lines: Int) -> TextLayout {
    cache.layout(paragraph(font: ownFont, lines: lines), width: width)
  }

  /// The text as it is painted: in the width given, shrunk where the label shrinks its text, in no more lines than are
  /// allowed and fit.
  func setting(in size: CGSize) -> (layout: TextLayout, font: UIFont) {
    let font = ownFont
    let full = layout(width: size.width, lines: numberOfLines)
    if adjustsFontSizeToFitWidth, numberOfLines == 1, full.isTruncated { return shrunk(font, to: size.width) }
    let fitting = full.lines.prefix { $0.bottom <= size.height + 0.5 }.count
    guard fitting < full.lines.count, full.lines.count > 1 else { return (full, font) }
    return (layout(width: size.width, lines: max(1, fitting)), font)
  }

  /// The label's font, at the size the user chose where the label follows it.
  var ownFont: UIFont {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  private func shrunk(_ font: UIFont, to width: CGFloat) -> (layout: TextLayout, font: UIFont) {
    let least = max(minimumScaleFactor, 0.3)
    let natural = cache.layout(paragraph(font: font, lines: 1), width: nil).size.width
    var factor = natural > 0 ? min(1, width / natural) : 1
    while true {
      let smaller = font.withSize(font.pointSize * max(factor, least))
      let layout = cache.layout(paragraph(font: smaller, lines: 1), width: width)
      if !layout.isTruncated || factor <= least { return (layout, smaller) }
      factor -= 0.01
    }
  }

  private func paragraph(font: UIFont, lines: Int) -> TextParagraph {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    var paragraph = TextParagraph(
      text ?? "", style: font.textStyle(language: traitCollection.language),
      color: color.resolved(with: traitCollection), direction: .natural,
      alignment: textAlignment.alignment(in: effectiveUserInterfaceLayoutDirection), maximumLines: lines,
      lineBreak: lineBreakMode.lineBreak)
    paragraph.spans = spans.textSpans(scaledBy: font.pointSize / ownFont.pointSize, traits: traitCollection)
    guard let style = paragraphStyle else { return paragraph }
    paragraph.lineSpacing = style.lineSpacing
    if style.lineHeightMultiple > 0 { paragraph.lineHeightMultiple = style.lineHeightMultiple }
    return paragraph
  }
}
