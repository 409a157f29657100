import Drawing
import Foundation
import LayoutModel
import Testing

@testable import SnapshotEngine

struct ConstraintChangesTests {
  private func document(_ equations: [String], views: [String] = [], priority: Double = 1000) -> LayoutDocument {
    let layout = SolvedLayout(
      size: .init(width: 100, height: 200), scale: 2, direction: .leftToRight, safeArea: .zero,
      views: views.map {
        SolvedView(
          name: $0, type: "UIView", parent: nil, origin: .custom, frame: .zero, unroundedFrame: .zero,
          marginsFrame: .zero)
      })
    var document = LayoutDocument(
      layout: layout, list: DisplayList(size: layout.size, scale: 2),
      scenario: Scenario(device: Device.all[0], state: .activeGuidance))
    document.constraints = equations.map { .init(equation: $0, priority: priority) }
    return document
  }

  private static let changes: [(before: [String], after: [String], texts: [String])] = [
    (["a.top == b.top"], ["a.top == b.top"], []),
    (["a.top == b.top"], ["a.top == b.top + 4"], ["a.top == b.top became a.top == b.top + 4"]),
    (["a.width == 3"], ["a.width == 5"], ["a.width == 3 became a.width == 5"]),
    (["a.width == b.width"], ["a.width == 2 × b.width"], ["a.width == b.width became a.width == 2 × b.width"]),
    (["a.top == b.top"], [], ["constraint a.top == b.top is gone"]),
    ([], ["a.top == b.top"], ["new constraint a.top == b.top"]),
    (
      ["a.top == b.top"], ["a.top >= b.top"],
      ["new constraint a.top >= b.top", "constraint a.top == b.top is gone"]
    ),
    (["a.top == b.top", "a.left == b.left"], ["a.left == b.left", "a.top == b.top"], []),
  ]

  @Test(arguments: changes)
  func `a constraint that says something else is a change, not two`(
    before: [String], after: [String], texts: [String]
  ) {
    #expect(ConstraintChanges(expected: document(before), actual: document(after)).changes.map(\.text) == texts)
  }

  @Test func `another priority is told`() {
    let changes = ConstraintChanges(
      expected: document(["a.top == b.top"]), actual: document(["a.top == b.top"], priority: 750))
    #expect(changes.changes.map(\.text) == ["a.top == b.top has priority 750, expected 1000"])
  }

  @Test func `a constraint that is broken now is told`() {
    var broken = document(["a.top == b.top"])
    broken.constraints[0].status = "broken"
    let changes = ConstraintChanges(expected: document(["a.top == b.top"]), actual: broken)
    #expect(changes.changes.map(\.text) == ["a.top == b.top is broken, expected satisfied"])
  }

  @Test func `constraints of a view that came follow from it`() {
    let changes = ConstraintChanges(
      expected: document([], views: ["map"]),
      actual: document(["stack.item.top == map.top"], views: ["map", "stack.item"]))
    #expect(changes.changes.map(\.cause) == ["stack.item"])
  }
}
