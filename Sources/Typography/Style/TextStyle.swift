package import Foundation

/// How characters look: size, weight, language.
package struct TextStyle: Sendable, Hashable {
  /// Points per em, above 0.
  package var size: CGFloat
  /// CSS weight, 100 (thin) to 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// Digits of one width, so that a changing number does not move what stands beside it.
  package var isMonospacedDigits: Bool
  /// Extra space between characters, in points; may be negative.
  package var letterSpacing: CGFloat
  /// BCP 47, for example `zh-Hans`: chooses the shapes that Chinese, Japanese and Korean share, and local letter forms.
  package var language: String
  /// Families tried in order before those of the font set; empty means the font set's own list.
  package var families: [String]

  package init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospacedDigits: Bool = false,
    letterSpacing: CGFloat = 0, language: String = "en", families: [String] = []
  ) {
    (self.size, self.weight, self.isItalic) = (size, weight, isItalic)
    (self.isMonospacedDigits, self.letterSpacing) = (isMonospacedDigits, letterSpacing)
    (self.language, self.families) = (language, families)
  }
}
