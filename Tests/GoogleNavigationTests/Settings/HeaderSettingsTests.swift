import Drawing
import Foundation
import GoogleNavigation
import Testing
import UIKit

/// The header's colours and fonts, by day and by night.
@Suite(.serialized) struct HeaderSettingsTests {
  private func colors(_ settings: String, lighting: GMSNavigationLightingMode = .normal) throws -> [Color] {
    try BuiltInPicture(settings, lighting: lighting).drawing(of: "turnCard").fillColors
  }

  nonisolated static let backgrounds: [(settings: String, lighting: GMSNavigationLightingMode, shown: [String])] = [
    (##""navigationHeaderPrimaryBackgroundColor": "#0033BF""##, .normal, ["#0033BF"]),
    (##""navigationHeaderSecondaryBackgroundColor": "#BF1A1A""##, .normal, ["#BF1A1A"]),
    (##""navigationHeaderPrimaryBackgroundColorNightMode": "#002680""##, .lowLight, ["#002680"]),
    (##""navigationHeaderSecondaryBackgroundColorNightMode": "#001A59""##, .lowLight, ["#001A59"]),
    // A colour for the night that is not set is the one by day.
    (
      ##""navigationHeaderPrimaryBackgroundColor": "#0033BF", "navigationHeaderSecondaryBackgroundColor": "#BF1A1A""##,
      .lowLight, ["#0033BF", "#BF1A1A"]
    ),
    (
      ##""navigationHeaderPrimaryBackgroundColor": "#0033BF", "navigationHeaderPrimaryBackgroundColorNightMode": "#002680""##,
      .lowLight, ["#002680"]
    ),
    (
      ##""navigationHeaderPrimaryBackgroundColor": "#0033BF", "navigationHeaderPrimaryBackgroundColorNightMode": "#002680""##,
      .normal, ["#0033BF"]
    ),
    (##""navigationHeaderBackgroundAlpha": 0.5"##, .normal, ["#0B7A4780", "#075E3680"]),
    (##""navigationHeaderLargeManeuverIconColor": "#FFD400""##, .normal, ["#FFD400"]),
    (##""navigationHeaderSmallManeuverIconColor": "#FFD401""##, .normal, ["#FFD401"]),
    (##""navigationHeaderNextStepTextColor": "#FFD402""##, .normal, ["#FFD402"]),
    (##""navigationHeaderDistanceValueTextColor": "#FFD403""##, .normal, ["#FFD403"]),
    (##""navigationHeaderDistanceUnitsTextColor": "#FFD404""##, .normal, ["#FFD404"]),
    (##""navigationHeaderInstructionsTextColor": "#FFD405""##, .normal, ["#FFD405"]),
  ]

  @Test(arguments: backgrounds)
  func `a colour shows in the header, by the rules for day and night`(
    row: (settings: String, lighting: GMSNavigationLightingMode, shown: [String])
  ) throws {
    let colors = try colors("{\(row.settings)}", lighting: row.lighting).map(\.hex)
    for hex in row.shown { #expect(colors.contains(hex)) }
  }

  @Test func `a colour for the night does not show by day`() throws {
    let night = ##"{"navigationHeaderPrimaryBackgroundColorNightMode": "#002680"}"##
    #expect(try colors(night) == colors("{}"))
  }

  @Test func `the recommended lane has its colour, and the others follow the lower part's background`() throws {
    var content = NavigationContent.fixture(localeIdentifier: "en")
    content.turn.next = nil
    content.turn.lanes = [Lane([.straight]), Lane([.right], recommended: .right)]
    func colors(_ settings: String) throws -> [String] {
      try BuiltInPicture(settings, content: content).drawing(of: "turnCard").fillColors.map(\.hex)
    }
    let theme = try NavigationTheme.builtIn("day")
    let plain = try colors("{}")
    let lane = try colors(##"{"navigationHeaderGuidanceRecommendedLaneColor": "#FFD406"}"##)
    #expect(lane.contains("#FFD406"))
    let background = try colors(##"{"navigationHeaderSecondaryBackgroundColor": "#0000FF"}"##)
    #expect(plain.contains(theme.turnCard.otherLane.hex))
    #expect(!background.contains(theme.turnCard.otherLane.hex))
  }

  nonisolated static let fonts: [(name: String, text: String)] = [
    ("navigationHeaderDistanceValueFont", "400"), ("navigationHeaderDistanceUnitsFont", "m"),
    ("navigationHeaderInstructionsFirstRowFont", "Harbour Street"),
    ("navigationHeaderInstructionsConjunctionsFont", "toward Old Town"), ("navigationHeaderNextStepFont", "Then"),
  ]

  @Test(arguments: fonts)
  func `a font sets size and weight of its text`(row: (name: String, text: String)) throws {
    let picture = try BuiltInPicture("{\"\(row.name)\": {\"size\": 13, \"weight\": \"black\"}}")
    let run = try #require(picture.drawing(of: "turnCard").runs.first { $0.text.contains(row.text) })
    #expect(run.size == 13)
    #expect(run.font.weight == 900)
  }

  @Test func `a road name that takes two rows has the second row's font`() throws {
    var content = NavigationContent.fixture(localeIdentifier: "en")
    content.turn.road = "Old Harbour Street and Northern Waterfront Connection Road"
    let settings = #"{"navigationHeaderInstructionsSecondRowFont": {"size": 15, "weight": "black"}}"#
    let runs = try BuiltInPicture(settings, content: content).drawing(of: "turnCard").runs
    let road = runs.filter { content.turn.road.contains($0.text.trimmingCharacters(in: .whitespaces)) }
    #expect(road.contains { $0.font.weight == 900 && $0.size <= 15 })
  }
}

extension [DisplayItem] {
  /// Every run of glyphs, in order of drawing.
  var runs: [GlyphRun] {
    flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): group.items.runs
      default: []
      }
    }
  }
}
