import Drawing
import Foundation
import LayoutModel
import Testing

@testable import SnapshotEngine

struct LayoutComparisonTests {
  private static func view(_ name: String, _ frame: CGRect, text: SolvedText? = nil) -> SolvedView {
    SolvedView(
      name: name, type: "UIView", parent: nil, origin: .custom, frame: frame, unroundedFrame: frame,
      marginsFrame: frame.insetBy(dx: 8, dy: 8), text: text)
  }

  private static func document(_ views: [SolvedView]) -> LayoutDocument {
    let layout = SolvedLayout(
      size: CGSize(width: 100, height: 200), scale: 2, direction: .leftToRight, safeArea: .zero, views: views)
    return LayoutDocument(
      layout: layout, list: DisplayList(size: layout.size, scale: 2),
      scenario: Scenario(device: Device.all[0], state: .activeGuidance))
  }

  private let card = view("card", CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func `equal layouts have no changes`() {
    let document = Self.document([card])
    #expect(LayoutComparison(expected: document, actual: document).changes.isEmpty)
  }

  private func texts(_ before: [SolvedView], _ after: [SolvedView], tolerance: Double = 0) -> [String] {
    LayoutComparison(expected: Self.document(before), actual: Self.document(after), tolerance: tolerance).changes
      .map(\.text)
  }

  @Test func `a moved view is told once, with both frames`() throws {
    let moved = Self.view("card", CGRect(x: 0, y: 1, width: 100, height: 50))
    let changes = LayoutComparison(expected: Self.document([card]), actual: Self.document([moved])).changes
    #expect(changes.map(\.text) == ["card moved 1 pt down"])
    #expect(changes.first?.expected == .init(x: 0, y: 0, width: 100, height: 50))
    #expect(changes.first?.actual == .init(x: 0, y: 1, width: 100, height: 50))
  }

  @Test func `an edge within the tolerance is no change`() {
    let moved = Self.view("card", CGRect(x: 0, y: 0.5, width: 100, height: 50))
    #expect(texts([card], [moved], tolerance: 0.5).isEmpty)
    #expect(texts([card], [moved], tolerance: 0.4) == ["card moved 0.5 pt down"])
  }

  @Test func `margins that change by themselves are told`() {
    var wider = card
    wider.marginsFrame.size.width += 4
    #expect(texts([card], [wider]) == ["the visible part of card grew by 4 pt at the right"])
  }

  @Test func `what moves along with its parent follows from it`() {
    func child(y: CGFloat) -> SolvedView {
      var view = Self.view("label", CGRect(x: 0, y: y, width: 20, height: 20))
      view.parent = "card"
      return view
    }
    let moved = Self.view("card", CGRect(x: 0, y: 4, width: 100, height: 50))
    let changes = LayoutComparison(
      expected: Self.document([card, child(y: 10)]), actual: Self.document([moved, child(y: 14)])
    ).changes
    #expect(changes.map(\.cause) == [nil, "card"])
    #expect(LayoutChange.summary(of: changes) == ["card moved 4 pt down, with 1 view in it"])
  }

  @Test func `views that came and went are told, with what was in them as a consequence`() {
    var child = Self.view("label", .zero)
    child.parent = "card"
    let changes = LayoutComparison(
      expected: Self.document([card, child]), actual: Self.document([Self.view("other", .zero)])
    ).changes
    #expect(changes.filter(\.isRoot).map(\.text) == ["card is gone", "other is new"])
    #expect(changes.last?.text == "label is gone")
  }

  @Test func `a cut off text is told`() {
    let before = Self.view(
      "a", card.frame, text: SolvedText(string: "x", fontSize: 17, lineCount: 1, isTruncated: false))
    let after = Self.view("a", card.frame, text: SolvedText(string: "x", fontSize: 17, lineCount: 1, isTruncated: true))
    #expect(
      texts([before], [after]) == ["a: text is \"x\" in 1 line of 17 pt, cut off, expected \"x\" in 1 line of 17 pt"])
  }

  private static let frames: [(before: [Double], after: [Double], text: String?)] = [
    ([0, 0, 10, 10], [0, 0, 10, 10], nil),
    ([0, 0, 10, 10], [0, 4, 10, 10], "moved 4 pt down"),
    ([0, 0, 10, 10], [-3, 4, 10, 10], "moved 4 pt down and 3 pt left"),
    ([0, 10, 10, 20], [0, 14, 10, 16], "shrank by 4 pt at the top"),
    ([0, 0, 10, 10], [0, 0, 12.5, 10], "grew by 2.5 pt at the right"),
    ([0, 0, 10, 10], [-2, 0, 12, 10], "grew by 2 pt at the left"),
    ([0, 0, 10, 10], [1, 0, 12, 10], "grew by 2 pt in width, the left edge by 1 pt"),
    ([0, 0, 10, 10], [0, 5, 10, 8], "shrank by 2 pt in height, the top edge by 5 pt"),
    ([0, 0, 10, 10], [3, 0, 10, 8], "moved 3 pt right, shrank by 2 pt at the bottom"),
    ([0.1, 0, 0.2, 1], [0.1, 0, 0.2, 1], nil),
  ]

  @Test(arguments: frames)
  func `a frame's change is a sentence`(before: [Double], after: [Double], text: String?) {
    func box(_ numbers: [Double]) -> LayoutDocument.Box {
      .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    #expect(FrameChange(box(before), box(after)).text == text)
  }

  @Test func `a document reads back as it was written`() throws {
    var view = card
    (view.isHidden, view.opacity, view.accessibilityLabel) = (true, 0.5, "Card \"1\"")
    view.text = SolvedText(
      string: "a\u{202B}b", fontSize: 17.25, lineCount: 2, isTruncated: true, missingGlyphs: ["U+E000"])
    view.frame.origin.x = 1 / 3
    let document = Self.document([view])
    #expect(try LayoutDocument(text: Array(document.text.utf8), path: "x") == document)
  }

  @Test func `missing glyphs are a finding`() {
    var view = card
    view.text = SolvedText(string: "?", fontSize: 17, lineCount: 1, isTruncated: false, missingGlyphs: ["U+E000"])
    #expect(
      Self.document([view]).findings == [
        .init(rule: "missing-glyph", message: "no font can draw U+E000 in 'card'")
      ])
  }

  @Test func `another version of a library is told`() {
    let recorded = Manifest(libraries: [.init(name: "cairo", value: "1.16")], fonts: [.init(name: "R", value: "a")])
    let present = Manifest(libraries: [.init(name: "cairo", value: "1.18")], fonts: [.init(name: "R", value: "b")])
    #expect(
      recorded.changes(to: present) == [
        "cairo is 1.18, recorded with 1.16", "the font file R is not the one recorded with",
      ])
  }
}
