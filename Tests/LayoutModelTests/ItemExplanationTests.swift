import Foundation
import LayoutModel
import Testing

/// A card at the top, a viewport below it, and a guide that a card at the bottom pushes up.
struct ItemExplanationTests {
  private var layout = SolvedLayout.screen()

  init() {
    layout.add("card", CGRect(x: 0, y: 0, width: 100, height: 50)) { ($0.contentWidth, $0.contentHeight) = (100, 50) }
    layout.add("viewport", CGRect(x: 0, y: 50, width: 100, height: 100))
    layout.add("eta", CGRect(x: 0, y: 150, width: 100, height: 50))
    layout.guides.append(SolvedGuide(name: "guide", owner: "map", frame: CGRect(x: 0, y: 150, width: 0, height: 0)))
    layout.guides[0].ambiguousAttributes = ["minX", "width"]
    layout.constrain("viewport.top == card.bottom")
    layout.constrain("viewport.bottom == guide.top")
    layout.constrain("viewport.leading == map.leading")
    layout.constrain("viewport.trailing == map.trailing")
    layout.constrain("card.top == map.top")
    layout.constrain("card.leading == map.leading")
    layout.constrain("guide.height ==")
    layout.constrain("guide.bottom == map.bottom", priority: 250, slack: -50)
    layout.constrain("guide.bottom <= eta.top")
    layout.constrain("eta.bottom == map.bottom")
    layout.constrain("eta.height ==", constant: 50)
    layout.constrain("viewport.height >=", constant: 20, slack: 80)
  }

  private func explanation(_ name: String) throws -> ItemExplanation {
    try #require(ItemExplanation(of: name, in: layout))
  }

  private func constraint(_ index: Int) -> SolvedConstraint { layout.constraints[index] }

  @Test func `an edge is decided by the constraint that carries another one over to it`() throws {
    #expect(
      try explanation("viewport").reason(.top) == .constraint(constraint(0), from: LayoutQuantity("card", .bottom)))
  }

  @Test func `leading is the left edge in a layout from left to right`() throws {
    #expect(
      try explanation("viewport").reason(.left) == .constraint(constraint(2), from: LayoutQuantity("map", .left)))
  }

  @Test func `a size between two decided edges is derived`() throws {
    let expected = EdgeReason.derived(LayoutQuantity("viewport", .top), LayoutQuantity("viewport", .bottom))
    #expect(try explanation("viewport").reason(.height) == expected)
  }

  @Test func `one step back is told as well`() throws {
    let top = try #require(try explanation("viewport").edges.first { $0.quantity.kind == .top })
    #expect(top.sourceReason == .derived(LayoutQuantity("card", .top), LayoutQuantity("card", .height)))
  }

  @Test func `a size that nothing else decides is the natural one`() throws {
    #expect(try explanation("card").reason(.height) == .contentSize)
  }

  @Test func `what follows an edge does not decide it`() throws {
    let card = try explanation("card")
    #expect(card.reason(.bottom) == .derived(LayoutQuantity("card", .top), LayoutQuantity("card", .height)))
    #expect(card.following == [constraint(0)])
  }

  @Test func `an inequality at its limit decides`() throws {
    #expect(
      try explanation("guide").reason(.bottom) == .constraint(constraint(8), from: LayoutQuantity("eta", .top)))
  }

  @Test func `an inequality with something to spare is loose`() throws {
    #expect(try explanation("viewport").loose == [constraint(11)])
  }

  @Test func `a constraint that stronger ones overrule is missed`() throws {
    #expect(try explanation("guide").missed == [constraint(7)])
  }

  @Test func `what nothing decides is named`() throws {
    #expect(try explanation("guide").undecided == [.left, .right, .width])
  }

  @Test func `the root is the screen`() throws {
    #expect(try explanation("map").edges.allSatisfy { $0.reason == .screen })
  }

  @Test func `a name that the layout lacks has no explanation`() {
    #expect(ItemExplanation(of: "other", in: layout) == nil)
  }

  @Test mutating func `a view placed by its frame says so`() throws {
    layout.add("old", CGRect(x: 1, y: 2, width: 3, height: 4)) { $0.isPlacedByFrame = true }
    #expect(try explanation("old").reason(.left) == .frame)
  }

  @Test mutating func `an inequality at its limit decides nothing about an open axis`() throws {
    layout.add("open", CGRect(x: 0, y: 0, width: 0, height: 0)) { $0.ambiguousAttributes = ["width"] }
    layout.constrain("open.width >=")
    #expect(try explanation("open").reason(.width) == .nothing)
  }

  @Test mutating func `constraints without a first step decide together`() throws {
    layout.add("a", CGRect(x: 0, y: 0, width: 50, height: 9))
    layout.add("b", CGRect(x: 50, y: 0, width: 50, height: 9))
    layout.constrain("a.left == map.left")
    layout.constrain("b.left == a.right")
    layout.constrain("b.right == map.right")
    layout.constrain("a.width == b.width")
    #expect(try explanation("a").reason(.width) == .together([12, 13, 15].map(constraint)))
  }

  @Test func `leading is the right edge in a layout from right to left`() throws {
    var layout = SolvedLayout.screen(.rightToLeft)
    layout.add("a", CGRect(x: 90, y: 0, width: 10, height: 9))
    layout.constrain("a.leading == map.leading")
    let explanation = try #require(ItemExplanation(of: "a", in: layout))
    #expect(explanation.reason(.right) == .constraint(layout.constraints[0], from: LayoutQuantity("map", .right)))
  }

  @Test func `a view whose content lies within its margins follows them`() throws {
    var layout = SolvedLayout.screen()
    layout.add("card", CGRect(x: 0, y: 30, width: 100, height: 50))
    layout.guides.append(
      SolvedGuide(name: "card.layoutMarginsGuide", owner: "card", frame: CGRect(x: 8, y: 38, width: 84, height: 34)))
    layout.add("stack", CGRect(x: 8, y: 38, width: 84, height: 34)) { $0.isPlacedByFrame = true }
    layout.constrain("stack.top == card.layoutMarginsGuide.top")
    let explanation = try #require(ItemExplanation(of: "card", in: layout))
    #expect(explanation.reason(.top) == .owner(LayoutQuantity("card.layoutMarginsGuide", .top)))
  }

  @Test func `a guide that starts at a view is not placed apart from it`() throws {
    var layout = SolvedLayout.screen()
    layout.add("card", CGRect(x: 0, y: 0, width: 60, height: 20)) { $0.contentWidth = 60 }
    layout.guides.append(SolvedGuide(name: "rest", owner: "map", frame: CGRect(x: 60, y: 0, width: 40, height: 20)))
    layout.constrain("card.leading == map.leading")
    layout.constrain("rest.leading == card.trailing")
    #expect(!layout.isPlaced(.init(item: "rest", attribute: "leading"), apartFrom: "card"))
    layout.constrain("rest.trailing == map.trailing")
    #expect(layout.isPlaced(.init(item: "rest", attribute: "trailing"), apartFrom: "card"))
  }

  @Test func `a guide that every view has follows its owner`() throws {
    var layout = SolvedLayout.screen()
    let frame = CGRect(x: 0, y: 20, width: 100, height: 160)
    layout.guides.append(SolvedGuide(name: "map.safeAreaLayoutGuide", owner: "map", frame: frame))
    let explanation = try #require(ItemExplanation(of: "map.safeAreaLayoutGuide", in: layout))
    #expect(explanation.reason(.top) == .owner(LayoutQuantity("map", .top)))
  }
}
