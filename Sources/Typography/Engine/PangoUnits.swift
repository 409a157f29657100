import CPango
import Foundation

/// Pango counts in 1024ths of a point.
enum PangoUnits {
  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  static func rounded(_ points: CGFloat) -> Int32 { units((points * CGFloat(PANGO_SCALE)).rounded()) }

  /// Never narrower than asked: a line measured before must fit again.
  static func roundedUp(_ points: CGFloat) -> Int32 { units((points * CGFloat(PANGO_SCALE)).rounded(.up)) }

  /// Cut to what Pango can count.
  private static func units(_ value: CGFloat) -> Int32 {
    value.isFinite ? Int32(min(max(value, -1_000_000_000), 1_000_000_000)) : 0
  }
}

enum PangoFontDescriptions {
  /// The caller frees it.
  static func make(_ style: TextStyle, families: [String]) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(availableWeight(style.weight))))
    pango_font_description_set_style(description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let size = style.size.isFinite ? min(max(style.size, 0.01), 10_000) : 1
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    return description
  }

  /// The nearest weight there is a file for; between two, the lighter below 500 and the heavier above, as CSS has it.
  private static func availableWeight(_ weight: Int) -> Int {
    switch weight {
    case ..<200: 100
    case ..<400: 300
    case ..<450: 400
    case ..<550: 500
    case ..<800: 700
    default: 900
    }
  }
}
