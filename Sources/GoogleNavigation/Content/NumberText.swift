import Foundation

/// Numbers as a language writes them, whatever the host's settings.
nonisolated package enum NumberText {
  /// A whole number without grouping, for example a speed.
  package static func whole(_ value: Int, language: String) -> String {
    value.formatted(.number.grouping(.never).locale(locale(of: language)))
  }

  /// A share, 0...1, in whole percent.
  package static func percent(_ share: Double, language: String) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(locale(of: language)))
  }

  /// Arabic with its own digits, as its texts are written; locale data gives it European ones.
  private static func locale(of language: String) -> Locale {
    Locale(identifier: language == "ar" ? "ar-u-nu-arab" : language)
  }
}
