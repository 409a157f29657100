import struct Drawing.Color
public import Foundation

/// What a visual effect view does to what lies behind it.
open class UIVisualEffect: NSObject {}

/// A translucent material. Nothing is blurred here: the material's colour is laid over what is behind.
public final class UIBlurEffect: UIVisualEffect {
  /// How light and how thick the material is.
  nonisolated public enum Style: Int, Sendable, Hashable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// A material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The material's colour in an interface of a style.
  func color(in style: UIUserInterfaceStyle) -> Color {
    let isDark = self.style.isDark ?? (style == .dark)
    return Color(rgb: isDark ? 0x252525 : 0xF9F9F9, alpha: self.style.opacity)
  }
}

extension UIBlurEffect.Style {
  /// Whether the material is dark or light whatever the interface; nil where it follows the interface.
  nonisolated var isDark: Bool? {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent: nil
    default:
      rawValue < Self.systemUltraThinMaterialLight.rawValue
        ? nil : rawValue >= Self.systemUltraThinMaterialDark.rawValue
    }
  }

  /// How much of what lies behind the material hides, 0...1; ours.
  nonisolated var opacity: Double {
    let steps = [0.6, 0.7, 0.8, 0.9, 0.85]
    let first = Self.systemUltraThinMaterial.rawValue
    guard rawValue >= first else { return self == .extraLight || self == .prominent ? 0.9 : 0.8 }
    return steps[(rawValue - first) % steps.count]
  }
}

/// Makes content stand out on a material; content keeps its own colours here.
public final class UIVibrancyEffect: UIVisualEffect {
  /// A vibrancy for a material.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// A vibrancy for a material and a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }
}

/// What vibrant content is.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, Hashable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
