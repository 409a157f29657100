extension NavigationContent {
  /// Languages that have their own fixture texts.
  nonisolated package static let languages = ["en", "de", "ar", "he", "zh-Hans", "ja", "ru", "th", "hi"]

  /// The fixture for a locale such as `de_AT` or `zh-Hans`; English where there is none of its language.
  nonisolated package static func fixture(localeIdentifier: String) -> NavigationContent {
    switch localeIdentifier.prefix(while: { $0.isLetter }).lowercased() {
    case "de": german
    case "ar": arabic
    case "he", "iw": hebrew
    case "zh": chinese
    case "ja": japanese
    case "ru": russian
    case "th": thai
    case "hi": hindi
    default: localeIdentifier.hasSuffix("US") ? americanEnglish : english
    }
  }
}
