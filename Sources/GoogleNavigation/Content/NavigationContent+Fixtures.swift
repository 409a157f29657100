import Foundation

extension NavigationContent {
  /// Languages that have their own fixture texts.
  nonisolated package static let languages = ["en", "de", "ar", "he", "zh-Hans", "ja", "ru", "th", "hi"]

  /// The fixture for a locale such as `de_AT` or `zh-Hans`; English where there is none of its language. Its numbers are
  /// written as the locale does, unless `units` or `clock` say otherwise.
  nonisolated package static func fixture(
    localeIdentifier: String, units: GuidanceFormatter.Units? = nil, clock: GuidanceFormatter.Clock? = nil
  ) -> NavigationContent {
    let format = GuidanceFormatter(localeIdentifier: localeIdentifier, units: units, clock: clock)
    var content = texts(language: localeIdentifier, format)
    content.localeIdentifier = format.locale.identifier
    return content
  }

  nonisolated private static func texts(language: String, _ format: GuidanceFormatter) -> NavigationContent {
    switch language.prefix(while: { $0.isLetter }).lowercased() {
    case "de": german(format)
    case "ar": arabic(format)
    case "he", "iw": hebrew(format)
    case "zh": chinese(format)
    case "ja": japanese(format)
    case "ru": russian(format)
    case "th": thai(format)
    case "hi": hindi(format)
    default: format.isAmerican ? americanEnglish(format) : english(format)
    }
  }
}

nonisolated extension SpeedContent {
  /// A little below the limit, and in miles above it.
  static func fixture(_ format: GuidanceFormatter) -> SpeedContent {
    let sign: Sign = format.isAmerican ? .unitedStates : .vienna
    return format.units == .metric
      ? SpeedContent(current: 47, limit: 50, unit: format.speedUnit, sign: sign, measure: .kilometersPerHour)
      : SpeedContent(current: 38, limit: 35, unit: format.speedUnit, sign: sign, measure: .milesPerHour)
  }
}
