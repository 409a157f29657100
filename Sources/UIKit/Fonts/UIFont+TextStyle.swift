public import Foundation

extension UIFont {
  /// What a text is for; each has a size for every content size category.
  nonisolated public struct TextStyle: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    /// A style by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a style at the size the user chose.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return UIFont(size: style.size(in: category), weight: style.weight, style: style)
  }

  /// The font as it is at the size the user chose in `traits`; as it is for a font that follows no style.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling { return scaling.font(self, in: traits.preferredContentSizeCategory) }
    guard let style else { return self }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}

extension UIFont.TextStyle {
  nonisolated fileprivate var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Points for each category from XS to AX5, as Apple's Dynamic Type tables print them.
  nonisolated private static let sizes: [(style: Self, points: [CGFloat])] = [
    (.extraLargeTitle, Array(repeating: 36, count: 12)), (.extraLargeTitle2, Array(repeating: 28, count: 12)),
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, bodySizes),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Points per em; a style that is not UIKit's is as large as body text.
  nonisolated package func size(in category: UIContentSizeCategory) -> CGFloat {
    let points = Self.sizes.first { $0.style == self }?.points ?? Self.bodySizes
    return points[category.step]
  }

  /// A length for the size `large`, in step with the style.
  nonisolated func scaled(_ value: CGFloat, in category: UIContentSizeCategory) -> CGFloat {
    (value * size(in: category) / size(in: .large)).rounded()
  }

  nonisolated private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}

/// Scales a custom size with the text size that the user chose, in step with a style.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that grow as `style` does.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
    super.init()
  }

  /// Metrics that grow as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the size the user chose; `font` is for the size `large`.
  @MainActor public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }

  /// The font at the size the user chose, at most `maximumPointSize`.
  @MainActor public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let scaling = FontScaling(style: style, pointSize: font.pointSize, maximum: maximumPointSize)
    return scaling.font(font, in: (traits ?? .current).preferredContentSizeCategory)
  }

  /// A length for the size `large`, scaled to the size the user chose, in points.
  @MainActor public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return style.scaled(value, in: category)
  }
}
