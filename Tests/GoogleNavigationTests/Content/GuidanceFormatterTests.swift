import Foundation
import Testing

@testable import GoogleNavigation

nonisolated struct GuidanceFormatterTests {
  static let distances: [(locale: String, meters: Double, text: String)] = [
    ("en", 400, "400 m"), ("en", 94, "90 m"), ("en", 980, "1 km"), ("en", 1250, "1.3 km"), ("en", 11_000, "11 km"),
    ("en_US", 60, "200 ft"), ("en_US", 300, "1,000 ft"), ("en_US", 400, "0.2 mi"), ("en_US", 11_000, "6.8 mi"),
    ("en_GB", 100, "100 yd"), ("en_GB", 11_000, "6.8 mi"), ("de_AT", 1250, "1,3 km"), ("ar", 400, "٤٠٠ م"),
    ("ar_AE", 400, "400 م"), ("he", 1250, "1.3 ק״מ"), ("zh-Hans", 400, "400米"), ("ja", 400, "400 m"),
    ("ru", 1250, "1,3 км"), ("th", 400, "400 ม."), ("hi", 11_000, "11 कि॰मी॰"),
  ]

  @Test(arguments: distances)
  func `a distance is written with the locale's digits and unit`(locale: String, meters: Double, text: String) {
    let written = GuidanceFormatter(localeIdentifier: locale).distance(meters: meters)
    #expect(written.replacing("\u{A0}", with: " ") == text)
  }

  static let times: [(locale: String, clock: GuidanceFormatter.Clock?, text: String)] = [
    ("en", nil, "22:05"), ("en_US", nil, "10:05 PM"), ("en_US", .twentyFourHours, "22:05"),
    ("en", .twelveHours, "10:05 pm"), ("de", nil, "22:05"), ("ar", nil, "١٠:٠٥ م"), ("ar", .twentyFourHours, "٢٢:٠٥"),
    ("he", nil, "22:05"), ("zh-Hans", .twelveHours, "下午10:05"), ("ja", nil, "22:05"), ("ru", nil, "22:05"),
    ("th", nil, "22:05"),
  ]

  @Test(arguments: times)
  func `a time follows the locale's clock unless another is asked for`(
    locale: String, clock: GuidanceFormatter.Clock?, text: String
  ) {
    let written = GuidanceFormatter(localeIdentifier: locale, clock: clock).time(hour: 22, minute: 5)
    #expect(written.replacing(/[\u{A0}\u{202F}]/, with: " ") == text)
  }

  @Test func `units can be chosen against the locale`() {
    #expect(GuidanceFormatter(localeIdentifier: "de", units: .milesAndFeet).speedUnit == "mph")
    #expect(GuidanceFormatter(localeIdentifier: "en_US", units: .metric).distance(meters: 11_000) == "11\u{A0}km")
    let content = NavigationContent.fixture(localeIdentifier: "ru", units: .milesAndYards)
    #expect(content.speed.measure == .milesPerHour && content.speed.unit == "миль/ч")
  }

  @Test func `a duration has at least a minute, and hours where there are any`() {
    let german = GuidanceFormatter(localeIdentifier: "de")
    #expect(german.duration(minutes: 0) == "1 Min.")
    #expect(german.duration(minutes: 84) == "1 Std., 24 Min.")
    #expect(GuidanceFormatter(localeIdentifier: "ar").duration(minutes: 24).hasPrefix("٢٤"))
  }

  @Test func `a fixture's numbers are all the locale's`() {
    for (locale, digits) in [("ar", "٠"), ("ar_AE", "0")] {
      let content = NavigationContent.fixture(localeIdentifier: locale)
      let texts = [content.turn.distance, content.arrival.clock, content.prompts.incident.title]
      #expect(texts.allSatisfy { $0.contains(digits) }, "\(texts)")
    }
  }
}
