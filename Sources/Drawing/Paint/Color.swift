import Foundation

/// An sRGB colour, not premultiplied; each component lies in 0...1.
package struct Color: Sendable, Hashable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from `0xRRGGBB`.
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255,
      alpha: alpha)
  }

  package static let black = Color(white: 0)
  package static let white = Color(white: 1)
  package static let clear = Color(white: 0, alpha: 0)

  /// This colour with its alpha multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension Color {
  /// A colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hex: some StringProtocol) {
    guard hex.first == "#" else { return nil }
    let digits = hex.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == hex.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  package var hex: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// Relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it; alpha is ignored.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The WCAG 2 contrast ratio between two opaque colours, 1...21.
  package func contrast(with other: Color) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
