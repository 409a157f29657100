import Drawing
import Foundation
import GoogleNavigation
import Testing
import UIKit

/// When the speed shows, and when it warns.
@Suite(.serialized) struct SpeedSettingsTests {
  private let both = #""shouldDisplaySpeedometer": true, "shouldDisplaySpeedLimit": true"#

  private func colors(_ settings: String, speed: Int, lighting: GMSNavigationLightingMode = .normal) throws -> [String]
  {
    let events = BuiltInPicture.guiding + [.showSpeed(current: speed, limit: 50)]
    return try BuiltInPicture("{\(both), \(settings)}", lighting: lighting, events: events)
      .drawing(of: "speedWidget").fillColors.map(\.hex)
  }

  @Test func `speedometer and limit show when they are turned on`() throws {
    #expect(try !BuiltInPicture().shows("speedWidget"))
    let heights = try [
      #"{"shouldDisplaySpeedometer": true}"#, #"{"shouldDisplaySpeedLimit": true}"#, "{\(both)}",
    ].map { try BuiltInPicture($0).card("speedWidget").height }
    #expect(heights == [56, 60, 116])
  }

  nonisolated static let modes: [(mode: String, shows: Bool)] = [
    ("driving", true), ("twoWheeler", true), ("taxicab", true), ("cycling", false), ("walking", false),
  ]

  @Test(arguments: modes)
  func `only a vehicle with an engine has a speed to watch`(row: (mode: String, shows: Bool)) throws {
    #expect(try BuiltInPicture("{\(both), \"travelMode\": \"\(row.mode)\"}").shows("speedWidget") == row.shows)
  }

  @Test func `thresholds are shares of the limit`() throws {
    let options = #""speedAlertOptions": {"minor": 0.1, "major": 0.4}"#
    let theme = try NavigationTheme.builtIn("day").speed
    #expect(try !colors(options, speed: 54).contains(theme.minorText.hex))
    #expect(try colors(options, speed: 55).contains(theme.minorText.hex))
    #expect(try !colors(options, speed: 69).contains(theme.majorText.hex) || theme.majorText.hex == "#FFFFFF")
    #expect(try colors(options, speed: 70).contains(theme.majorSurface.hex))
    #expect(try colors(#""speedAlertOptions": null"#, speed: 70).contains(theme.majorSurface.hex))
  }

  @Test func `colours of one's own show in their lighting only`() throws {
    let options = ##""speedometerUIOptions": {"major": {"text": "#FFD400", "background": "#400080"}}"##
    #expect(try Set(colors(options, speed: 90)).isSuperset(of: ["#FFD400", "#400080"]))
    #expect(try !colors(options, speed: 90, lighting: .lowLight).contains("#400080"))
    let night = ##""speedometerUIOptions": {"majorNight": {"background": "#200040"}}"##
    #expect(try colors(night, speed: 90, lighting: .lowLight).contains("#200040"))
  }

  @Test func `a minor threshold pushes the major one up, and the other way round`() {
    let options = GMSNavigationMutableSpeedAlertOptions()
    options.setSpeedAlertThresholdPercentage(0.2, for: .major)
    options.setSpeedAlertThresholdPercentage(0.3, for: .minor)
    #expect(options.thresholdPercentage(for: .major) == 0.3)
    options.setSpeedAlertThresholdPercentage(0.1, for: .major)
    #expect(options.thresholdPercentage(for: .minor) == 0.1)
  }

  @Test func `what is no alert has no threshold and no colour`() {
    let options = GMSNavigationMutableSpeedAlertOptions()
    options.setSpeedAlertThresholdPercentage(0.1, for: .notSpeeding)
    #expect(options.thresholdPercentage(for: .notSpeeding) < 0)
    #expect(options.thresholdPercentage(for: .minor) < 0)
    let colors = GMSNavigationMutableSpeedometerUIOptions()
    colors.setTextColor(.red, for: .unknown, lightingMode: .normal)
    colors.setTextColor(.red, for: .minor, lightingMode: .normal)
    #expect(colors.textColor(for: .unknown, lightingMode: .normal) == .clear)
    #expect(colors.textColor(for: .minor, lightingMode: .normal) == .red)
    #expect(colors.textColor(for: .minor, lightingMode: .lowLight) == .clear)
  }

  @Test func `listeners hear of the share over the limit and of its severity`() throws {
    final class Listener: NSObject, GMSNavigatorListener {
      var shares: [CGFloat] = []
      var severities: [GMSNavigationSpeedAlertSeverity] = []
      func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat) {
        shares.append(percentageAboveLimit)
      }
      func navigator(
        _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
        speedingPercentage: CGFloat
      ) {
        severities.append(speedAlertSeverity)
      }
    }
    let listener = Listener()
    let picture = try BuiltInPicture()
    picture.map.navigator?.add(listener)
    for speed in [50, 55, 60, 75] { try picture.session.send(.showSpeed(current: speed, limit: 50)) }
    try picture.session.send(.showSpeed(current: nil, limit: 50))
    #expect(listener.shares == [0.1, 0.2, 0.5, -1])
    #expect(listener.severities == [.minor, .major, .unknown])
  }
}
