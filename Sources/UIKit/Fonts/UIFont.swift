public import Foundation
import Typography

/// A font at one size, with UIKit's names; the system font is Roboto here.
nonisolated public final class UIFont: NSObject, Sendable {
  /// Points per em.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospacedDigits: Bool
  /// The style whose size the font follows, where it was made for one.
  package let style: TextStyle?
  /// How the font follows the user's text size, where font metrics made it.
  let scaling: FontScaling?

  package init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospacedDigits: Bool = false,
    style: TextStyle? = nil
  ) {
    pointSize = max(size, 1)
    (self.style, scaling) = (style, nil)
    (self.weight, self.isItalic, self.isMonospacedDigits) = (weight, isItalic, isMonospacedDigits)
    super.init()
  }

  /// `font` at another size, which follows the user's text size by `scaling`.
  init(_ font: UIFont, size: CGFloat, scaling: FontScaling) {
    pointSize = max(size, 1)
    (style, self.scaling) = (nil, scaling)
    (weight, isItalic, isMonospacedDigits) = (font.weight, font.isItalic, font.isMonospacedDigits)
    super.init()
  }

  /// How heavy a font is, from -1 to 1, with UIKit's values.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    /// A weight by UIKit's number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)

    /// The same weight by CSS's number, 100...900.
    package var css: Int {
      let steps: [(limit: CGFloat, css: Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.limit }?.css ?? 900
    }
  }

  /// The system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// The system font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, isItalic: true)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospacedDigits: true)
  }

  /// The system font; whether its letters are of one width is of no effect but on digits here.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospacedDigits: true)
  }

  /// The system font, whatever the name: no other family is installed. A name with "Bold" or "Italic" is so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let weights: [(word: String, weight: Weight)] = [
      ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("light", .light), ("black", .black),
    ]
    let words = fontName.lowercased()
    self.init(
      size: fontSize, weight: weights.first { words.contains($0.word) }?.weight ?? .regular,
      isItalic: words.contains("italic"))
  }

  /// The size of labels, 17 points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, 18 points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of standard text, 14 points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, 12 points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The same font at another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, isItalic: isItalic, isMonospacedDigits: isMonospacedDigits)
  }

  /// The family's name.
  public var familyName: String { "Roboto" }
  /// The font's name.
  public var fontName: String { "Roboto-\(weight.css)" + (isItalic ? "Italic" : "") }

  package func textStyle(language: String) -> SettingStyle {
    SettingStyle(
      size: pointSize, weight: weight.css, isItalic: isItalic, isMonospacedDigits: isMonospacedDigits,
      language: language)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && isMonospacedDigits == other.isMonospacedDigits
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension UIFont {
  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { metrics.descender }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The gap the font asks for between lines, in points.
  public var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics {
    TextSetting.metrics(textStyle(language: "en"))
  }
}
