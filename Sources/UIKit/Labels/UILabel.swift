import Drawing
public import Foundation
import Typography

/// A view that writes a few lines of text, with UIKit's names and sizing rules.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? {
    didSet {
      let wasAttributed = attributed != nil
      attributed = nil
      if oldValue != text || wasAttributed { contentChanged() }
    }
  }

  /// The text with its fonts, colours and spacing, and the paragraph style of its first character.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
    }
    set { takeOver(newValue) }
  }
  private var attributed: NSAttributedString? {
    didSet { if attributed == nil { spans = LabelSpans() } }
  }
  private(set) var spans = LabelSpans()
  var paragraphStyle: NSParagraphStyle? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The font; 17 points of the system font unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      guard oldValue != font else { return }
      attributed = nil
      contentChanged()
    }
  }

  /// The text's colour; `label` unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet { if oldValue != textColor { attributed = nil } }
  }

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
  /// Whether a font of a text style follows the text size of where the label is shown.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if oldValue != adjustsFontForContentSizeCategory { contentChanged() } }
  }
  /// Whether the label looks as if it could not be used; of no effect on its colour here.
  open var isEnabled = true
  /// Whether the highlighted colour is used.
  open var isHighlighted = false
  /// The colour where the label is highlighted; nil for the usual one.
  open var highlightedTextColor: UIColor?

  var cache = LabelTextCache()

  /// A label with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Labels are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Sizing

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if adjustsFontForContentSizeCategory { contentChanged() }
  }

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
    return CGRect(origin: bounds.origin, size: layout.size.roundedUp(to: displayScale))
  }

  /// Draws the text in a part of the label; override to leave room around it.
  open func drawText(in rect: CGRect) {
    guard text?.isEmpty == false else { return }
    let layout = setting(in: rect.size).layout
    let top = (rect.minY + (rect.height - layout.size.height) / 2).rounded(toPixelOf: displayScale)
    DrawingContext.current?.canvas.add(contentsOf: layout.items(at: CGPoint(x: rect.minX, y: top)))
  }

  func size(within width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return layout(width: width, lines: numberOfLines).size.roundedUp(to: displayScale)
  }

  private func contentChanged() {
    cache = LabelTextCache()
    invalidateIntrinsicContentSize()
  }

  private func takeOver(_ new: NSAttributedString?) {
    text = new?.string
    guard let new, new.length > 0 else { return }
    let looks = LabelSpans(new, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: textColor ?? .label)
    let first = new.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    (attributed, spans) = (new, looks)
    contentChanged()
  }
}
