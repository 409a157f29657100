import Foundation
import GoogleNavigation
import Testing

@testable import SnapshotEngine

struct ScenarioFileTests {
  private func script(_ json: String) throws -> ScenarioScript {
    try ScenarioScript(json: Array(json.utf8), file: "scenarios/mine.json")
  }

  @Test func `a file spells out a path of events`() throws {
    let script = try script(
      """
      {
        "summary": "Turned while a prompt arrives.",
        "events": [
          "enableNavigation", "startGuidance", "settle", {"showPrompt": "fasterRoute"}, {"advance": 0.1},
          {"rotate": "landscape"}, {"resize": {"width": 600, "height": 400, "safeArea": {"top": 20}}},
          {"showSpeed": {"current": 30, "limit": null}}, {"lightingMode": "lowLight"}, {"appearance": "dark"},
          {"wideMode": "auto"}, {"nextTurn": {"road": "Elm Road"}}, {"showTurn": "rerouting"}, "panMap"
        ],
        "wideMode": true,
        "times": [0.2]
      }
      """)
    #expect(script.name == "mine")
    #expect(script.wideMode == true)
    #expect(script.usualTime == 0.2)
    #expect(
      script.steps == [
        .enableNavigation, .startGuidance, .settle, .showPrompt(.fasterRoute), .advance(0.1), .rotate(.landscape),
        .resize(width: 600, height: 400, insets: .init(top: 20)), .showSpeed(30, limit: nil),
        .event(.setLightingMode(isLowLight: true)), .event(.setAppearance(isDark: true)),
        .event(.setWideMode(isWide: nil)), .content(["turn": ["road": "Elm Road"]]), .showTurn(.rerouting), .panMap,
      ])
  }

  @Test func `content is merged over the language's own`() throws {
    let script = try script(
      #"{"events":["enableNavigation",{"nextTurn":{"road":"B"}}],"content":{"turn":{"road":"A","toward":null}}}"#)
    let german = NavigationContent.fixture(localeIdentifier: "de")
    let first = try script.content(over: german)
    #expect((first.turn.road, first.turn.toward, first.turn.distance) == ("A", nil, german.turn.distance))
    let events = try script.events(on: Device.usual, content: first)
    guard case .showContent(let last) = events.last else { Issue.record("no content in \(events)"); return }
    #expect((last.turn.road, last.turn.toward, last.speed) == ("B", nil, german.speed))
  }

  private static let wrong: [(json: String, message: String)] = [
    ("3", "not a JSON object: the file holds the number 3"),
    ("{}", "'events' is missing; it needs a list of events"),
    (#"{"events":[],"name":"a/b"}"#, "'name': 'a/b' cannot be part of a file name"),
    (#"{"events":[],"evnts":[]}"#, "unknown key 'evnts', did you mean 'events'?; it knows name, summary, events"),
    (#"{"events":["setle"]}"#, "'events[0]' does not know 'setle', did you mean 'settle'?"),
    (#"{"events":["advance"]}"#, #"'events[0]' is "advance"; it needs a value: {"advance": …}"#),
    (#"{"events":[{"settle":1}]}"#, #"'events[0]' is an object; it needs the word "settle", which takes no value"#),
    (#"{"events":[{"advanc":1}]}"#, "unknown key 'events[0].advanc', did you mean 'advance'?"),
    (#"{"events":[{"advance":-1}]}"#, "'events[0].advance' is the number -1; it needs seconds from 0 to 3600"),
    (#"{"events":[{"advance":1,"rotate":"portrait"}]}"#, "'events[0]' is an object of 2 keys; it needs one event"),
    (#"{"events":[{"showPrompt":"crash"}]}"#, "'events[0].showPrompt' does not know 'crash'; it knows incident"),
    (#"{"events":[{"rotate":"portait"}]}"#, "'events[0].rotate' does not know 'portait', did you mean 'portrait'?"),
    (#"{"events":[{"resize":{"width":3}}]}"#, "'events[0].resize.height' is missing; it needs points"),
    (#"{"events":[{"showSpeed":{"limit":4.5}}]}"#, "'events[0].showSpeed.limit' is the number 4.5; it needs a whole"),
    (
      #"{"events":["enableNavigation",{"showPrompt":"incident"}]}"#,
      "'events[1]': 'showPrompt' is not possible while navigation ready; it needs guiding without a prompt"
    ),
    (
      #"{"events":["enableNavigation",{"nextTurn":{"raod":"A"}}]}"#,
      "'content.turn.raod': unknown key, did you mean 'road'?"
    ),
    (#"{"events":[],"content":{"turn":{"maneuver":"up"}}}"#, "'content.turn.maneuver': "),
    (#"{"events":[],"content":{"turn":{"road":null}}}"#, "'content.turn"),
    (#"{"events":[],"times":["late"]}"#, "'times' is a list; it needs seconds from 0 to 3600 or \"settled\""),
  ]

  @Test(arguments: wrong)
  func `a wrong scenario file is explained`(json: String, message: String) throws {
    let error = try #require(throws: DocumentError.self) { try script(json) }
    #expect(error.description.hasPrefix("scenarios/mine.json: " + message), "\(error)")
  }

  @Test(arguments: ScenarioScript.builtIn)
  func `every built-in scenario can be played`(script: ScenarioScript) throws {
    let device = try #require(Device.all.first(where: script.isPossible))
    var state = LifeCycleState.notNavigating
    for event in try script.events(on: device, content: script.content(over: .fixture(localeIdentifier: "en"))) {
      #expect(state.needed(by: event) == nil, "\(event.name)")
      state = state.after(event)
    }
  }

  @Test func `names of scenarios are told apart`() {
    #expect(Set(ScenarioScript.builtIn.map(\.name)).count == ScenarioScript.builtIn.count)
  }
}
