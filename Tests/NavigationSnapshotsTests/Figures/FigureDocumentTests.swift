import Foundation
import Testing

@testable import SnapshotEngine

@Suite struct FigureDocumentTests {
  private func document(_ json: String) throws -> FigureDocument {
    try FigureDocument(json: Array(json.utf8), file: "figure.json")
  }

  @Test func `a panel shows the guidance of the built-in sample where nothing else is said`() throws {
    let panel = try #require(try document(#"{"panels": [{}]}"#).panels.first)
    #expect(panel.screen?.scenario == Scenario(device: .usual, state: .activeGuidance))
    #expect(panel.kind == .screen(.init()))
  }

  @Test(arguments: [
    (#"{"panels": []}"#, "figure.json: 'panels' is missing; it needs a list of at least one panel"),
    (#"{"panels": [{"stat": "a"}]}"#, "figure.json: unknown key 'panels[0].stat'"),
    (#"{"panels": [{"callouts": [{"at": "map"}]}]}"#, "'panels[0].callouts[0].text' is missing"),
    (
      #"{"panels": [{"dimensions": [{"from": "map", "to": "map.top"}]}]}"#,
      "'panels[0].dimensions[0].from' is 'map', which names no edge"
    ),
    (
      #"{"panels": [{"dimensions": [{"from": "map.top", "to": "map.left"}]}]}"#,
      "'panels[0].dimensions[0]': one edge is horizontal and the other vertical"
    ),
    (
      #"{"panels": [{"dimensions": [{"from": "map.top", "to": "map.bottom", "place": "top"}]}]}"#,
      "'panels[0].dimensions[0].place' does not know 'top'"
    ),
    (
      #"{"panels": [{"areas": ["safearea"]}]}"#,
      "'panels[0].areas[0]' does not know 'safearea', did you mean 'safeArea'?"
    ),
    (#"{"panels": [{"show": "exploded", "callouts": []}]}"#, "unknown key 'panels[0].callouts'"),
    (#"{"language": "tlh", "panels": [{}]}"#, "'language': there are no texts in 'tlh'"),
    (#"{"panels": [{"device": "carplay", "scenario": "rotate-while-prompt"}]}"#, "cannot be played on carplay"),
    (#"{"title": {"en": 1}, "panels": [{}]}"#, "'title' is"),
  ])
  func `what is wrong is said with the file and the place in it`(json: String, message: String) throws {
    let error = try #require(#expect(throws: (any Error).self) { try document(json) })
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test func `words are taken in the language asked for, or in one that is near`() throws {
    let title = try #require(try document(#"{"title": {"en": "A", "de": "B", "zh-Hans": "C"}, "panels": [{}]}"#).title)
    #expect(["de", "de-AT", "zh", "ar"].map(title.text(in:)) == ["B", "B", "C", "A"])
  }

  @Test func `an anchor is a name with an edge behind its last dot`() {
    #expect(FigureAnchor("turnCard.bottom") == FigureAnchor("turnCard.bottom"))
    #expect(FigureAnchor("buttonStack.compass").item == "buttonStack.compass")
    #expect(FigureAnchor("turnCard.margins.leading").item == "turnCard.margins")
    #expect(FigureAnchor("turnCard.margins.leading").edge == .leading)
  }
}
