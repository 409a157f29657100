import LayoutModel
import Testing

@testable import NavigationSnapshots

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

  @Test func `a matrix names every picture differently`() {
    let matrix = ScenarioMatrix(
      devices: Device.all, states: NavigationState.allCases, directions: LayoutDirection.allCases,
      lightings: Lighting.allCases, times: [0, 0.2])
    let names = matrix.scenarios.map(\.fileStem)
    #expect(names.count == Device.all.count * 8 * 2 * 2 * 2)
    #expect(Set(names).count == names.count)
  }
}
