import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing

@testable import SnapshotEngine

/// Whatever the way, a layout ends up as if the app had come there directly.
@MainActor @Suite(.serialized)
struct ScenarioEndTests {
  /// A scenario on one device, and the state that it must look like on another.
  struct Row: Sendable, CustomTestStringConvertible {
    var scenario: String
    var device: String
    var state: NavigationState
    var stateDevice: String

    nonisolated var testDescription: String { "\(scenario) on \(device)" }
  }

  nonisolated static let rows: [Row] = [
    Row(
      scenario: "rotate-while-prompt", device: "iphone-15", state: .activeGuidancePrompt,
      stateDevice: "iphone-15-landscape"),
    Row(
      scenario: "rotate-while-prompt", device: "iphone-15-landscape", state: .activeGuidancePrompt,
      stateDevice: "iphone-15"),
    Row(
      scenario: "rotate-while-prompt", device: "ipad-mini", state: .activeGuidancePrompt,
      stateDevice: "ipad-mini-landscape"),
    Row(
      scenario: "start-in-landscape", device: "iphone-se", state: .activeGuidance, stateDevice: "iphone-se-landscape"),
    Row(scenario: "rotate-and-back", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
    Row(scenario: "a-b-a", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
    Row(scenario: "enable-again", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
    Row(
      scenario: "split-view", device: "ipad-pro-13-landscape", state: .activeGuidance,
      stateDevice: "ipad-pro-13-split"),
    Row(scenario: "split-view-and-back", device: "ipad-mini", state: .activeGuidance, stateDevice: "ipad-mini"),
    Row(scenario: "wide-mode-toggles", device: "iphone-15", state: .activeGuidancePrompt, stateDevice: "iphone-15"),
    Row(
      scenario: "prompt-hidden-while-entering", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
    Row(scenario: "stop-while-prompt", device: "iphone-15", state: .navigationReady, stateDevice: "iphone-15"),
    Row(scenario: "disable-while-prompt", device: "iphone-15", state: .notNavigating, stateDevice: "iphone-15"),
    Row(scenario: "rerouted", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
    Row(scenario: "recentred", device: "iphone-15", state: .activeGuidance, stateDevice: "iphone-15"),
  ]

  private func picture(
    _ script: ScenarioScript, on device: String, _ direction: LayoutDirection, _ sample: SampleDelegate
  ) throws -> SolvedPicture {
    var settled = script
    settled.times = [nil]
    let device = try #require(Device(named: device))
    let scenario = Scenario(device: device, script: settled, direction: direction)
    let runner = ScenarioRunner(scenario: scenario, theme: try .builtIn("day")) { _ in }
    return try runner.run { try DelegateMaker(.sample(sample)).delegate() }
  }

  private func compare(_ row: Row, _ direction: LayoutDirection, _ sample: SampleDelegate) throws {
    let script = try ScriptStore().script(named: row.scenario)
    let picture = try picture(script, on: row.device, direction, sample)
    let expected = try self.picture(row.state.script, on: row.stateDevice, direction, sample)
    let frames = picture.layout.views.map { "\($0.name) \($0.frame)" }.sorted()
    #expect(frames == expected.layout.views.map { "\($0.name) \($0.frame)" }.sorted())
    #expect(picture.list == expected.list)
    #expect(picture.layout.conflicts.isEmpty)
  }

  @Test func `a CarPlay screen refuses a delegate, and nothing where there is none`() throws {
    let script = try ScriptStore().script(named: "active-guidance")
    let refused = try picture(script, on: "carplay", .leftToRight, .sample)
    #expect(refused.findings.map(\.rule) == ["delegate-refused"])
    let scenario = Scenario(device: try #require(Device(named: "carplay")), script: script)
    let runner = ScenarioRunner(scenario: scenario, theme: try .builtIn("day")) { _ in }
    #expect(try runner.run(builtIn: NavigationSettings()) { nil }.findings.isEmpty)
  }

  @Test(arguments: rows)
  func `the sample ends where it would have started`(row: Row) throws {
    try compare(row, .leftToRight, .sample)
  }

  @Test(arguments: rows)
  func `the courier's app ends where it would have started, from right to left`(row: Row) throws {
    try compare(row, .rightToLeft, .courier)
  }

  @Test func `on their way out the courier's buttons shrink as the prompt rises`() throws {
    var script = NavigationState.activeGuidancePrompt.script
    func layout(at time: Double) throws -> SolvedLayout {
      script.times = [time]
      let scenario = Scenario(device: .usual, script: script)
      return try ScenarioRunner(scenario: scenario, theme: .builtIn("day")) { _ in }.run {
        try DelegateMaker(.sample(.courier)).delegate()
      }.layout
    }
    let sheets = try [0, 0.2, 0.4].map { try #require(try layout(at: $0).view(named: "orderSheet")).frame.minY }
    #expect(sheets[0] < sheets[1] && sheets[1] < sheets[2])
    #expect(abs(sheets[1] - (sheets[0] + sheets[2]) / 2) < 0.5)
  }
}
