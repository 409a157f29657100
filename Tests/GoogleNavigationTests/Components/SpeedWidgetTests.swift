import Drawing
import Foundation
import GoogleNavigation
import Testing

@Suite(.serialized) struct SpeedWidgetTests {
  nonisolated static let levels:
    [(current: Int?, limit: Int?, measure: SpeedContent.Measure, level: SpeedAlerts.Level)] = [
      (59, 50, .kilometersPerHour, .none), (60, 50, .kilometersPerHour, .minor), (69, 50, .kilometersPerHour, .minor),
      (70, 50, .kilometersPerHour, .major), (34, 30, .milesPerHour, .none), (35, 30, .milesPerHour, .minor),
      (39, 30, .milesPerHour, .minor), (40, 30, .milesPerHour, .major), (nil, 50, .kilometersPerHour, .none),
      (200, nil, .kilometersPerHour, .none),
    ]

  @Test(arguments: levels)
  nonisolated func `without settings the steps are those of the SDK, by the measure and not by the sign`(
    row: (current: Int?, limit: Int?, measure: SpeedContent.Measure, level: SpeedAlerts.Level)
  ) {
    for sign in SpeedContent.Sign.allCases {
      let speed = SpeedContent(current: row.current, limit: row.limit, unit: "", sign: sign, measure: row.measure)
      #expect(SpeedAlerts().level(of: speed) == row.level)
    }
  }

  nonisolated static let shares: [(current: Int, level: SpeedAlerts.Level)] = [
    (54, .none), (55, .minor), (64, .minor), (65, .major),
  ]

  @Test(arguments: shares)
  nonisolated func `thresholds are shares of the limit`(row: (current: Int, level: SpeedAlerts.Level)) {
    let alerts = SpeedAlerts(minorThreshold: 0.1, majorThreshold: 0.3)
    let speed = SpeedContent(current: row.current, limit: 50, unit: "km/h", sign: .vienna)
    #expect(alerts.level(of: speed) == row.level)
  }

  private func painted(_ state: String, _ theme: NavigationTheme) throws -> Painted {
    let state = try #require(ComponentCatalog.states(of: "speedWidget").first { $0.name == state })
    return Painted(
      ComponentSpecimen(state, theme: theme, content: .fixture(localeIdentifier: "en")).displayList())
  }

  /// The colours of the speed and of what is beneath it.
  private func look(_ state: String, _ theme: NavigationTheme) throws -> [Color] {
    let painted = try painted(state, theme)
    let index = try #require(painted.leaves.lastIndex { $0.text.map { $0.text.allSatisfy(\.isNumber) } == true })
    let box = painted.leaves[index].box
    let text = try #require(painted.leaves[index].text)
    return [text.color, painted.ground(below: index, at: CGPoint(x: box.midX, y: box.midY))]
  }

  @Test(arguments: ["Vienna", "US"], ["day", "night"])
  func `a minor alert colours the speed, a major one what is beneath it`(sign: String, name: String) throws {
    let theme = try NavigationTheme.builtIn(name)
    let colors = theme.speed
    #expect(try look("\(sign), both", theme) == [colors.text, colors.surface])
    #expect(try look("\(sign), minor alert", theme) == [colors.minorText, colors.surface])
    #expect(try look("\(sign), major alert", theme) == [colors.majorText, colors.majorSurface])
    #expect(
      try look("\(sign), minor alert with a background", theme) == [colors.majorText, colors.majorSurface])
  }

  nonisolated static let sizes: [(state: String, size: CGSize)] = [
    ("Vienna, nothing", .zero), ("US, nothing", .zero), ("Vienna, speed", CGSize(width: 92, height: 72)),
    ("US, speed", CGSize(width: 92, height: 72)), ("Vienna, limit", CGSize(width: 92, height: 76)),
    ("US, limit", CGSize(width: 92, height: 91)), ("Vienna, both", CGSize(width: 92, height: 132)),
    ("US, both", CGSize(width: 92, height: 147)),
  ]

  @Test(arguments: sizes)
  func `each state has its size`(row: (state: String, size: CGSize)) throws {
    let state = try #require(ComponentCatalog.states(of: "speedWidget").first { $0.name == row.state })
    let specimen = ComponentSpecimen(state, theme: try .builtIn("day"), content: .fixture(localeIdentifier: "en"))
    #expect(specimen.size == row.size)
  }

  @Test func `the size changes without a callback`() throws {
    let delegate = CornerLayout()
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(delegate)
    for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
    let calls = delegate.calls
    try session.send(.showSpeed(current: 60, limit: 50))
    #expect(delegate.calls == calls)
  }

  @Test func `numbers are written with the language's digits`() throws {
    let state = try #require(ComponentCatalog.states(of: "speedWidget").first { $0.name == "Vienna, both" })
    let arabic = ComponentSpecimen(state, theme: try .builtIn("day"), content: .fixture(localeIdentifier: "ar"))
    #expect(Painted(arabic.displayList()).leaves.compactMap(\.text?.text).contains("٤٧"))
  }
}
