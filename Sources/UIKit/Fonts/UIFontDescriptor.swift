public import Foundation

/// What to ask for in a font.
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits that a font may have.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    /// Traits by UIKit's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 2)
  }

  /// A variant of the system font; all look the same here.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// Points per em.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits asked for.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.css >= 600 { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// The same font with exactly those traits; never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight: UIFont.Weight = isBold ? (font.weight.css >= 600 ? font.weight : .bold) : .regular
    return UIFontDescriptor(
      UIFont(
        size: font.pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
        isMonospacedDigits: font.isMonospacedDigits))
  }

  /// The same font in another design, which looks the same here; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    self
  }

  /// The same font at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }
}

nonisolated extension UIFont {
  /// What would give this font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font asked for; a size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight, isItalic: font.isItalic,
      isMonospacedDigits: font.isMonospacedDigits)
  }
}
