import Drawing
import Foundation
import LayoutAudit
import Testing

@testable import SnapshotEngine

@Suite("Pictures of an audit")
struct AuditPictureTests {
  private let phone = Scenario(device: .usual, state: .activeGuidance)
  private let prompt = Scenario(device: .usual, state: .activeGuidancePrompt)
  private let screen = DisplayList(size: CGSize(width: 393, height: 852), scale: 1, background: .white)

  private var scenarios: [String: Scenario] { [phone.fileStem: phone, prompt.fileStem: prompt] }

  private func record(
    _ severity: Severity, _ message: String, rule: String = "tap-target", mark: CGRect? = nil, on screens: [Scenario]
  ) -> AuditRecord {
    let info = RuleInfo(rule, severity, rule: "A rule.", basis: "ours", remedy: "Mend it.")
    var record = AuditRecord(AuditFinding(info, message, mark: mark))
    record.screens = screens.map(\.fileStem)
    return record
  }

  private func pictures(_ records: [AuditRecord], silenced: [SilencedRule] = []) -> [AuditPicture] {
    AuditPicture.pictures(of: AuditSummary(records, silenced: silenced, scenarios: scenarios), scenarios: scenarios)
  }

  @Test("what is found on many screens is drawn on the first one alone, gravest first")
  func firstScreen() {
    let drawn = pictures([
      record(.warning, "close is small", on: [phone, prompt]), record(.error, "sheet covers the logo", on: [phone]),
      record(.error, "the prompt is covered", on: [prompt]),
    ])
    #expect(drawn.map(\.scenario) == [phone, prompt])
    #expect(
      drawn.map { $0.records.map(\.message) } == [
        ["sheet covers the logo", "close is small"], ["the prompt is covered"],
      ])
  }

  @Test("findings about the source, and silenced ones, have no picture")
  func withoutPicture() {
    let silence = SilencedRule(rule: "tap-target", reason: "The driver wears gloves.", pictures: PictureMatch())
    #expect(pictures([record(.error, "Layout.swift:4: a fixed index", rule: "button-index", on: [])]).isEmpty)
    #expect(pictures([record(.warning, "close is small", on: [phone])], silenced: [silence]).isEmpty)
  }

  @Test("the legend tells severity and rule in words, and what to do once for each rule")
  func legend() throws {
    let records = [
      record(.error, "close is small", mark: CGRect(x: 10, y: 10, width: 28, height: 28), on: [phone, prompt]),
      record(.error, "call is small", mark: CGRect(x: 90, y: 10, width: 28, height: 28), on: [phone, prompt]),
      record(.warning, "nothing decides x", rule: "ambiguous", on: [phone]),
    ]
    let picture = try #require(pictures(records).first)
    let sheet = try picture.displayList(of: screen, scale: 2, FigureTypesetter())
    let words = sheet.texts(inGroup: "legend").joined(separator: " ")
    #expect(words.contains("Error · tap-target"))
    #expect(words.contains("Warning · ambiguous"))
    #expect(words.components(separatedBy: "Give the control").count == 2)
    #expect(words.contains("Also on \(prompt.fileStem)"))
    #expect(sheet.texts(inGroup: "marks") == ["1", "2"])
    #expect(sheet.scale == 2)
  }

  @Test("an audit says where its findings are drawn, in text and in JSON")
  func places() {
    let found = record(.error, "close is small", on: [phone])
    let summary = AuditSummary([found], silenced: [], scenarios: scenarios)
    let places = [found: AuditPictureFolder.Place(path: "out/iphone-15/active-guidance.png", number: 3)]
    #expect(
      AuditText(summary: summary, places: places).text.contains("see:  out/iphone-15/active-guidance.png, number 3"))
    let json = AuditDocument(summary: summary, places: places).text
    #expect(json.contains("\"path\": \"out/iphone-15/active-guidance.png\""))
    #expect(json.contains("\"number\": 3"))
  }

  @Test("each severity has a line of its own, so that colour is not needed to tell them apart")
  func lines() throws {
    let styles = try Severity.allCases.map { severity in
      let mark = CGRect(x: 9, y: 9, width: 40, height: 40)
      let picture = try #require(pictures([record(severity, "here", mark: mark, on: [phone])]).first)
      return try picture.displayList(of: screen, scale: 1, FigureTypesetter()).dashes(inGroup: "marks")
    }
    #expect(Set(styles).count == Severity.allCases.count)
  }
}
