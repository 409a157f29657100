import Foundation
import GoogleNavigation
import Testing

/// Settings files: what they may say, and what an author hears of a mistake.
struct SettingsFileTests {
  nonisolated static let faults: [(json: String, message: String)] = [
    ("[]", "s.json: the file holds a list; expected an object of settings"),
    (
      #"{"compassButton": 1}"#, "s.json: 'compassButton' is the number 1; expected true or false"
    ),
    (
      ##"{"navigationHeaderPrimaryBackgroundColor": "blue"}"##,
      ##"s.json: 'navigationHeaderPrimaryBackgroundColor' is "blue"; expected a colour like "#1A2B3C" or "#1A2B3C80", or null for the theme's"##
    ),
    (
      #"{"navigationHeaderBackgroundAlpha": 1.5}"#,
      "s.json: 'navigationHeaderBackgroundAlpha' is the number 1.5; expected a number from 0 to 1"
    ),
    (
      #"{"navigationHeaderNextStepFont": {"size": 16, "weight": "fat"}}"#,
      #"s.json: 'navigationHeaderNextStepFont' is an object; expected an object like {"size": 24, "weight": "bold"}, or null for the theme's"#
    ),
    (
      #"{"paddingAdjustmentBehavior": "sometimes"}"#,
      #"s.json: 'paddingAdjustmentBehavior' is "sometimes"; expected one of "always", "automatic", "never""#
    ),
    (
      #"{"padding": {"leading": 3}}"#,
      #"s.json: 'padding' is an object; expected an object with any of "top", "left", "bottom" and "right" in points"#
    ),
  ]

  @Test(arguments: faults)
  @MainActor func `a mistake is named with its place and what was expected`(row: (json: String, message: String)) {
    let error = #expect(throws: SettingsError.self) {
      try NavigationSettings(json: Data(row.json.utf8), file: "s.json")
    }
    #expect(error?.description == row.message)
  }

  @Test @MainActor func `an unknown setting is answered with those there are`() {
    let error = #expect(throws: SettingsError.self) {
      try NavigationSettings(json: Data(#"{"navigationHeaderEnabled": true}"#.utf8), file: "s.json")
    }
    #expect(error?.description.hasPrefix("s.json: unknown setting 'navigationHeaderEnabled'; expected one of") == true)
    #expect(error?.description.contains("isNavigationHeaderEnabled") == true)
  }

  @Test @MainActor func `text that is no JSON is said to be none`() {
    let error = #expect(throws: SettingsError.self) { try NavigationSettings(json: Data("{,}".utf8), file: "s.json") }
    #expect(error?.description.hasPrefix("s.json: not a JSON object of settings:") == true)
  }
}
