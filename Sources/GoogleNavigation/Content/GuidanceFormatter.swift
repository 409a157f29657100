package import Foundation

/// Writes distances, durations, times and speeds as a locale does, through Foundation's formatters.
///
/// Everything comes from the locale named here and nothing from the host. Foundation has no formatter of measurements on
/// Linux, so the names of units are the language's own in `UnitNames`.
nonisolated package struct GuidanceFormatter: Sendable, Hashable {
  nonisolated package enum Units: String, Sendable, Hashable, Codable, CaseIterable {
    case metric
    /// Miles, and feet below a tenth of a mile.
    case milesAndFeet
    /// Miles, and yards below a tenth of a mile.
    case milesAndYards
  }

  nonisolated package enum Clock: String, Sendable, Hashable, Codable, CaseIterable {
    case twelveHours, twentyFourHours
  }

  package let locale: Locale
  package let units: Units
  package let clock: Clock?
  private let names: UnitNames

  /// For a locale such as `de_AT`, `ar-EG` or `zh-Hans`; without a region it is the language's most common one. `units` and
  /// `clock` stand in for the locale's own.
  package init(localeIdentifier: String, units: Units? = nil, clock: Clock? = nil) {
    var components = Locale.Components(identifier: localeIdentifier)
    let language = components.languageComponents.languageCode?.identifier ?? "en"
    let hasRegion = components.languageComponents.region ?? components.region != nil
    if !hasRegion, let region = Self.usualRegions[language] { components.languageComponents.region = .init(region) }
    switch clock {
    case .twelveHours: components.hourCycle = .oneToTwelve
    case .twentyFourHours: components.hourCycle = .zeroToTwentyThree
    case nil: break
    }
    locale = Locale(components: components)
    (self.clock, names) = (clock, .of(language: language))
    self.units = units ?? Units(locale.measurementSystem, hasRegion: hasRegion)
  }

  /// Where most people of a language live that regions write differently.
  private static let usualRegions = [
    "ar": "EG", "de": "DE", "en": "GB", "he": "IL", "hi": "IN", "ja": "JP", "ru": "RU", "th": "TH", "zh": "CN",
  ]

  /// Whether the locale is one of the United States.
  package var isAmerican: Bool { locale.region == .unitedStates }

  // MARK: - Numbers

  /// A whole number without grouping, for example a speed.
  package func number(_ value: Int) -> String {
    NumberText.whole(value, locale: locale)
  }

  private func number(_ value: Double, fraction: Int) -> String {
    value.formatted(
      .number.precision(.fractionLength(0...fraction)).rounded(rule: .toNearestOrAwayFromZero).locale(locale))
  }

  // MARK: - Distances

  /// A distance as a driver is told it: rounded, and in the smaller unit where it is short.
  package func distance(meters: Double) -> String {
    switch units {
    case .metric:
      let rounded = Self.rounded(meters)
      return rounded < 1000 ? text(rounded, names.meters) : long(meters / 1000, names.kilometers)
    case .milesAndFeet: return imperial(meters, small: meters / 0.3048, names.feet)
    case .milesAndYards: return imperial(meters, small: meters / 0.9144, names.yards)
    }
  }

  private func imperial(_ meters: Double, small: Double, _ unit: String) -> String {
    let miles = meters / 1609.344
    return miles < 0.19 ? text(Self.rounded(small), unit) : long(miles, names.miles)
  }

  private func long(_ value: Double, _ unit: String) -> String {
    names.joined(number(value, fraction: value < 9.95 ? 1 : 0), unit)
  }

  private func text(_ value: Double, _ unit: String) -> String { names.joined(number(value, fraction: 0), unit) }

  /// To tens below 100, and to fifties from there on.
  private static func rounded(_ value: Double) -> Double {
    let step: Double = value < 97.5 ? 10 : 50
    return (value / step).rounded() * step
  }

  // MARK: - Durations and times

  /// Hours and minutes, at least one minute.
  package func duration(minutes: Int) -> String {
    Duration.seconds(max(1, minutes) * 60).formatted(
      .units(allowed: [.hours, .minutes], width: .abbreviated).locale(locale))
  }

  /// A time of day.
  package func time(hour: Int, minute: Int) -> String {
    let date = Date(timeIntervalSinceReferenceDate: Double(hour * 60 + minute) * 60)
    var style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    style = style.hour(.defaultDigits(amPM: .abbreviated)).minute()
    return date.formatted(style)
  }

  // MARK: - Speeds

  /// The unit of speeds, for example `km/h`.
  package var speedUnit: String { units == .metric ? names.kilometersPerHour : names.milesPerHour }
}

nonisolated extension GuidanceFormatter.Units {
  /// A locale's own; a language alone does not make a country's miles.
  fileprivate init(_ system: Locale.MeasurementSystem, hasRegion: Bool) {
    switch system {
    case .us where hasRegion: self = .milesAndFeet
    case .uk where hasRegion: self = .milesAndYards
    default: self = .metric
    }
  }
}
