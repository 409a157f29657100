import Drawing
import Foundation
import LayoutModel
import Testing

@testable import NavigationSnapshots

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

  @Test func `a moved view is told with both frames`() {
    let moved = Self.view("card", CGRect(x: 0, y: 1, width: 100, height: 50))
    let comparison = LayoutComparison(expected: Self.document([card]), actual: Self.document([moved]))
    #expect(
      comparison.changes == [
        "card: frame is (0, 1, 100, 50), expected (0, 0, 100, 50)",
        "card: visible frame is (8, 9, 84, 34), expected (8, 8, 84, 34)",
      ])
  }

  @Test func `views that came and went are told`() {
    let other = Self.view("other", .zero)
    let comparison = LayoutComparison(expected: Self.document([card]), actual: Self.document([other]))
    #expect(comparison.changes == ["view 'card' is gone", "view 'other' is new"])
  }

  @Test func `a cut off text is told`() {
    let before = Self.view("a", .zero, text: SolvedText(string: "x", fontSize: 17, lineCount: 1, isTruncated: false))
    let after = Self.view("a", .zero, text: SolvedText(string: "x", fontSize: 17, lineCount: 1, isTruncated: true))
    let comparison = LayoutComparison(expected: Self.document([before]), actual: Self.document([after]))
    #expect(
      comparison.changes == ["a: text is \"x\" in 1 lines of 17 pt, cut off, expected \"x\" in 1 lines of 17 pt"])
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
