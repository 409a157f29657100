package import Drawing
public import Foundation
package import LayoutModel
import Typography

/// A view that writes a few lines of text, with UIKit's names and sizing rules.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? {
    didSet { if oldValue != text { contentChanged() } }
  }

  /// The text with its attributes. Font and colour of the first character count for the whole label.
  open var attributedText: NSAttributedString? {
    get {
      text.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) }
    }
    set { takeOver(newValue) }
  }

  /// The font; 17 points of the system font unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if oldValue != font { contentChanged() } }
  }

  /// The text's colour; `label` unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label

  /// Where lines begin; where the interface's language begins them unless set.
  open var textAlignment = NSTextAlignment.natural
  /// Where a text that does not fit is cut; at its end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { contentChanged() } }
  }

  /// The most lines; 0 for as many as fit; 1 unless set.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { contentChanged() } }
  }

  /// The width in points at which the natural height is measured; 0 for the width the label gets.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { contentChanged() } }
  }

  /// Whether a single line shrinks before it is cut.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font's size to shrink to; 0 for no limit but a readable one.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a font of a text style follows the user's text size; fonts are made for the current size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the label looks as if it could not be used; of no effect on its colour here.
  open var isEnabled = true
  /// Whether the highlighted colour is used.
  open var isHighlighted = false
  /// The colour where the label is highlighted; nil for the usual one.
  open var highlightedTextColor: UIColor?

  private var cache = LabelTextCache()

  /// A label with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .staticText
  }

  /// Labels are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Sizing

  /// The size of the text in one line, or in lines of `preferredMaxLayoutWidth`; whole pixels.
  open override var intrinsicContentSize: CGSize {
    size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 && size.width < 10_000 ? size.width : nil)
  }

  /// Where in `bounds` the text goes with at most that many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = self.layout(width: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: pixelCeiling(layout.size))
  }

  /// Draws the text; override to draw around it.
  open func drawText(in rect: CGRect) {}

  private func size(within width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return pixelCeiling(layout(width: width, lines: numberOfLines).size)
  }

  private func pixelCeiling(_ size: CGSize) -> CGSize {
    let scale = (window?.screen ?? .main).scale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  private func contentChanged() {
    cache = LabelTextCache()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Setting

  /// The paragraph as it is set within `width` points.
  private func layout(width: CGFloat?, lines: Int) -> TextLayout {
    let paragraph = paragraph(font: font ?? .systemFont(ofSize: UIFont.labelFontSize), lines: lines)
    return cache.layout(paragraph, width: width)
  }

  private func paragraph(font: UIFont, lines: Int) -> TextParagraph {
    let direction = effectiveUserInterfaceLayoutDirection
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    return TextParagraph(
      text ?? "", style: font.textStyle(language: traitCollection.language),
      color: color.resolved(with: traitCollection),
      direction: .natural,
      alignment: textAlignment.alignment(in: direction), maximumLines: lines, lineBreak: lineBreakMode.lineBreak)
  }

  /// The text as it is painted: in the label's width, shrunk where the label shrinks its text.
  private var painted: (layout: TextLayout, font: UIFont) {
    let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let full = layout(width: bounds.width, lines: visibleLines)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, full.isTruncated else { return (full, font) }
    return shrunk(font)
  }

  /// As many lines as are allowed and as fit the height, at least one.
  private var visibleLines: Int {
    let lineHeight = max(font?.lineHeight ?? 1, 1)
    let fitting = max(1, Int((bounds.height / lineHeight + 0.01).rounded(.down)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  private func shrunk(_ font: UIFont) -> (layout: TextLayout, font: UIFont) {
    let least = max(minimumScaleFactor, 0.3)
    let natural = cache.layout(paragraph(font: font, lines: 1), width: nil).size.width
    var factor = natural > 0 ? min(1, bounds.width / natural) : 1
    while true {
      let smaller = font.withSize(font.pointSize * max(factor, least))
      let layout = cache.layout(paragraph(font: smaller, lines: 1), width: bounds.width)
      if !layout.isTruncated || factor <= least { return (layout, smaller) }
      factor -= 0.01
    }
  }

  private func takeOver(_ attributed: NSAttributedString?) {
    text = attributed?.string
    guard let attributed, attributed.length > 0 else { return }
    let attributes = attributed.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
  }
}

extension UILabel: Painting {
  package func paint(on canvas: inout Canvas) {
    guard text?.isEmpty == false else { return }
    let layout = painted.layout
    let top = ((bounds.height - layout.size.height) / 2).rounded(toPixelOf: (window?.screen ?? .main).scale)
    canvas.add(contentsOf: layout.items(at: CGPoint(x: 0, y: top)))
  }
}

extension UILabel: TextBearing {
  package var solvedText: SolvedText? {
    guard let text, !text.isEmpty else { return nil }
    let (layout, font) = painted
    return SolvedText(
      string: text, fontSize: font.pointSize, lineCount: layout.lines.count,
      isTruncated: layout.isTruncated || layout.size.height > bounds.height + 1,
      missingGlyphs: layout.missingGlyphs.map { "U+" + String($0.value, radix: 16, uppercase: true) })
  }
}

extension UILabel: BaselineMeasuring {
  package var firstBaselineOffset: CGFloat { layout(width: measuredWidth, lines: numberOfLines).firstBaseline }

  package var lastBaselineOffset: CGFloat {
    let layout = layout(width: measuredWidth, lines: numberOfLines)
    return layout.size.height - layout.lastBaseline
  }

  package var baselineSpacing: CGFloat { font?.lineHeight ?? 0 }

  private var measuredWidth: CGFloat? {
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    return numberOfLines == 1 || bounds.width == 0 ? nil : bounds.width
  }
}

extension UILabel: WidthDependentSizing {
  package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return intrinsicContentSize }
    return CGSize(width: intrinsicContentSize.width, height: size(within: width).height)
  }
}
