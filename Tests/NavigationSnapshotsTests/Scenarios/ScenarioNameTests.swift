import LayoutModel
import Testing

@testable import SnapshotEngine

struct ScenarioNameTests {
  private let phone = Device.all[2]

  @Test func `the plain picture of a state has no variant`() {
    #expect(Scenario(device: phone, state: .activeGuidance).fileStem == "iphone-15/active-guidance")
  }

  @Test func `every choice that is not the usual one shows in the name`() {
    let scenario = Scenario(
      device: phone, state: .activeGuidancePrompt, direction: .rightToLeft, lighting: .night, theme: "themes/mine.json",
      locale: "he", time: 0.25)
    #expect(scenario.fileStem == "iphone-15/active-guidance-prompt.rtl.night.he.mine.t0.25")
  }

  @Test func `text size and wide mode show in the name, before the time`() {
    let scenario = Scenario(
      device: phone, script: NavigationState.activeGuidance.script, contentSize: .accessibilityExtraLarge,
      wideMode: .off, time: 1, delegate: "mine")
    #expect(scenario.fileStem == "mine/iphone-15/active-guidance.ax3.standard.t1")
  }

  @Test func `a matrix names every picture differently`() {
    var matrix = ScenarioMatrix(devices: Device.all, scripts: NavigationState.allCases.map(\.script))
    (matrix.directions, matrix.lightings) = (LayoutDirection.allCases, Lighting.allCases)
    (matrix.contentSizes, matrix.wideModes, matrix.times) = ([.large, .small], WideModeChoice.allCases, [0, 0.2])
    let names = matrix.scenarios.map(\.fileStem)
    #expect(names.count == Device.all.count * 8 * 2 * 2 * 2 * 3 * 2)
    #expect(Set(names).count == names.count)
  }
}
