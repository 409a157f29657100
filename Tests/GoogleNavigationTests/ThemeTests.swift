import Drawing
import Foundation
import GoogleNavigation
import Testing

struct ThemeTests {
  @Test(arguments: NavigationTheme.builtInNames)
  nonisolated func `every shipped theme is complete`(name: String) throws {
    #expect(try NavigationTheme.builtIn(name).name == name)
  }

  @Test nonisolated func `the shipped style values are the documented stand-ins`() throws {
    let values = try NavigationTheme.builtIn("day").styleValues
    #expect(values.headerNominalHeight == 150)
    #expect(values.headerTopPadding == 8)
    #expect(values.headerFooterHorizontalPadding == 8)
    #expect(values.elementHorizontalPadding == 16)
    #expect(values.buttonHorizontalPadding == 16)
    #expect(values.buttonVerticalPadding == 8)
    #expect(values.defaultCornerRadius == 16)
  }

  @Test nonisolated func `a theme that extends another changes only what it says`() throws {
    let json = ##"{"extends": "night", "name": "mine", "turnCard": {"primary": "#123456"}}"##
    let theme = try NavigationTheme(json: Data(json.utf8), file: "mine.json")
    var expected = try NavigationTheme.builtIn("night")
    expected.name = "mine"
    expected.turnCard.primary = Color(rgb: 0x123456)
    #expect(theme == expected)
  }

  nonisolated static let mistakes: [(json: String, message: String)] = [
    (
      ##"{"extends": "day", "map": {"wter": "#FFF"}}"##,
      "mine.json: unknown key 'map.wter'; expected one of avenue, "
    ),
    (
      ##"{"extends": "day", "map": {"water": "blue"}}"##,
      "mine.json: 'map.water' is \"blue\"; expected a colour like"
    ),
    (
      ##"{"extends": "day", "metrics": {"promptHeight": "140"}}"##,
      "mine.json: 'metrics.promptHeight' is \"140\"; expected a number of points, 1 or more"
    ),
    (
      ##"{"extends": "day", "metrics": {"promptHeight": -4}}"##,
      "mine.json: 'metrics.promptHeight' is the number -4; expected a number of points, 1 or more"
    ),
    (
      ##"{"extends": "day", "metrics": {"routeWidth": 0}}"##,
      "mine.json: 'metrics.routeWidth' is the number 0; expected a number of points, 1 or more"
    ),
    (
      ##"{"extends": "day", "fontSizes": {"distance": 0}}"##,
      "mine.json: 'fontSizes.distance' is the number 0; expected a number of points, 1 or more"
    ),
    (##"{"name": "mine"}"##, "mine.json: 'isDark' is missing; expected true or false"),
    (##"{"extends": "day", "metrics": 3}"##, "mine.json: 'metrics' is the number 3; expected an object"),
    (
      ##"{"extends": "dusk"}"##,
      "mine.json: 'extends' names \"dusk\"; expected one of day, night, blueprint, print"
    ),
    (
      ##"{"extends": "day", "extend": "night"}"##,
      "mine.json: unknown key 'extend'; expected one of buttonShadow, card, cardShadow, controls, extends, "
    ),
    (
      ##"{"extends": "day", "fontFamilies": ["Roboto", "Inter"]}"##,
      "mine.json: 'fontFamilies[1]' names the font \"Inter\", which no file of the font set has; expected one of Roboto, "
    ),
    ("[1, 2]", "mine.json: 'theme' is a list; expected an object"),
    (##"{"extends": "day""##, "mine.json: not a JSON object"),
    ("", "mine.json: not a JSON object"),
  ]

  @Test(arguments: mistakes)
  nonisolated func `a mistake names the file, the key path and what was expected`(
    mistake: (json: String, message: String)
  ) {
    let error = #expect(throws: ThemeError.self) {
      try NavigationTheme(json: Data(mistake.json.utf8), file: "mine.json")
    }
    #expect(error?.description.hasPrefix(mistake.message) == true, "\(error.debugDescription)")
  }

  @Test nonisolated func `a file that is not there is an error that names it`() {
    #expect(throws: ThemeError.unreadable(file: "/no/such.json", reason: "no such file, or no permission to read it")) {
      try NavigationTheme(contentsOf: "/no/such.json")
    }
  }
}
