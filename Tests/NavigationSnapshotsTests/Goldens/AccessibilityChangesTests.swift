import Drawing
import Foundation
import LayoutModel
import Testing

@testable import SnapshotEngine

/// What assistive technology reads is held against what was recorded.
struct AccessibilityChangesTests {
  private static let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private static func element(
    _ view: String, _ label: String?, value: String? = nil, traits: [String] = []
  ) -> SolvedAccessibilityElement {
    SolvedAccessibilityElement(view: view, label: label, value: value, traits: traits, frame: frame)
  }

  private func changes(
    _ before: [SolvedAccessibilityElement], _ after: [SolvedAccessibilityElement], masked: Set<String> = []
  ) -> [String] {
    func document(_ elements: [SolvedAccessibilityElement]) -> LayoutDocument {
      var layout = SolvedLayout(
        size: CGSize(width: 100, height: 200), scale: 2, direction: .leftToRight, safeArea: .zero, views: [])
      layout.accessibility = elements
      return LayoutDocument(
        layout: layout, list: DisplayList(size: layout.size, scale: 2),
        scenario: Scenario(device: Device.all[0], state: .activeGuidance))
    }
    return LayoutComparison(expected: document(before), actual: document(after), masked: masked).changes.map(\.text)
  }

  private let call = element("call", "Call", traits: ["button"])
  private let close = element("close", "Close", traits: ["button"])

  @Test func `the same elements are no change`() {
    #expect(changes([call, close], [call, close]).isEmpty)
  }

  @Test func `an element that is no longer read is told, and one that is new`() {
    #expect(changes([call, close], [call]) == ["close ('Close') is no longer read by assistive technology"])
    #expect(changes([call], [call, close]) == ["close ('Close') is read by assistive technology now"])
  }

  @Test func `label, value and traits are told one by one`() {
    let other = Self.element("call", nil, value: "on")
    #expect(
      changes([call], [other]) == [
        "call: spoken label is none, expected Call", "call: spoken value is on, expected none",
        "call: traits is none, expected button",
      ])
  }

  @Test func `another order is told once`() {
    #expect(changes([call, close], [close, call]) == ["close is read first, expected after call"])
  }

  @Test func `several elements of one view are told apart by their order`() {
    let parts = ["24 min", "11 km"].map { Self.element("etaCard", $0) }
    #expect(
      changes(parts, [parts[0], Self.element("etaCard", "12 km")])
        == ["etaCard: spoken label is 12 km, expected 11 km"])
  }

  @Test func `what is read of a masked view is not compared`() {
    #expect(changes([call], [Self.element("call", "Ring")], masked: ["call"]).isEmpty)
  }
}
