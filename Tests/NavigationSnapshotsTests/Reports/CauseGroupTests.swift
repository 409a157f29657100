import ImageComparison
import Testing

@testable import SnapshotEngine

struct CauseGroupTests {
  private func summary(_ cases: [(name: String, problems: [CaseProblem])]) -> VerificationSummary {
    let cases = cases.map { item in
      CaseSummary(
        name: item.name, device: "d", state: "s", verdict: CaseVerdict(problems: item.problems).kind,
        problems: item.problems)
    }
    return VerificationSummary(suites: [
      SuiteSummary(name: "suite", folder: "golden/suite", planned: cases.map(\.name), cases: cases)
    ])
  }

  private func moved(_ view: String) -> LayoutChange { LayoutChange(.frame, view, "\(view) moved 4 pt down") }
  private let constraint = LayoutChange(.constraint, "card", "card.top == map.top became card.top == map.top + 4")

  private func pixels(_ shares: [(view: String, pixels: Int)]) -> CaseProblem {
    let total = shares.map(\.pixels).reduce(0, +)
    return .pixels(
      PixelChange(
        Difference(
          pixelCount: total, totalPixelCount: 1000, maximumDelta: 9, bounds: .init(x: 0, y: 0, width: 1, height: 1)),
        shares: shares.map { .init(view: $0.view, isText: false, pixels: $0.pixels) }))
  }

  @Test func `one cause over forty pictures is one group, headed by the constraint`() {
    let cases = (0..<40).map { (name: "d/\($0)", problems: [CaseProblem.layout([constraint, moved("card")])]) }
    let groups = CauseGroups(summary(cases)).groups
    #expect(groups.map(\.cause) == [constraint.text])
    #expect(groups.first?.cases.count == 40)
    #expect(groups.first?.details == ["card moved 4 pt down"])
  }

  @Test func `a picture is in one group only, that of its commonest cause`() {
    let groups = CauseGroups(
      summary([
        ("a", [.layout([moved("x"), moved("y")])]), ("b", [.layout([moved("y")])]), ("c", [.layout([moved("x")])]),
        ("d", [.layout([moved("y")])]),
      ])
    ).groups
    #expect(groups.map(\.cause) == ["y moved 4 pt down", "x moved 4 pt down"])
    #expect(groups.map(\.cases) == [["suite/a", "suite/b", "suite/d"], ["suite/c"]])
  }

  @Test func `what a view says is a cause of its own beside a constraint`() {
    let text = LayoutChange(.content, "label", "label: text is \"4\", expected \"3\"")
    let groups = CauseGroups(summary([("a", [.layout([constraint, moved("card"), text])])])).groups
    #expect(groups.map(\.cause) == [constraint.text, text.text])
    #expect(groups.map(\.cases) == [["suite/a"], ["suite/a"]])
    #expect(groups.map(\.details) == [["card moved 4 pt down"], []])
  }

  @Test func `a text that moves what is around it is the cause`() {
    let text = LayoutChange(.content, "label", "label: text is \"4\", expected \"3\"")
    let groups = CauseGroups(summary([("a", [.layout([moved("card"), text])])])).groups
    #expect(groups.map(\.cause) == [text.text])
    #expect(groups.first?.details == ["card moved 4 pt down"])
  }

  @Test func `pixels are grouped by the views that hold most of them`() {
    let groups = CauseGroups(
      summary([
        ("a", [pixels([("label", 90), ("map", 3)])]), ("b", [pixels([("label", 50)])]), ("c", [pixels([("map", 7)])]),
      ])
    ).groups
    #expect(groups.map(\.cause) == ["pixels differ in label", "pixels differ in map"])
  }

  @Test func `where frames moved, pixels are no cause`() {
    let groups = CauseGroups(summary([("a", [.layout([moved("x")]), pixels([("map", 7)])])])).groups
    #expect(groups.map(\.cause) == ["x moved 4 pt down"])
  }

  @Test func `missing goldens are one group`() {
    let groups = CauseGroups(
      summary([("a", [.missingGolden(path: "a.png")]), ("b", [.missingGolden(path: "b.png")])])
    ).groups
    #expect(groups.map(\.cause) == ["there is no golden yet"])
  }

  @Test func `a run that passes has no groups`() {
    #expect(CauseGroups(summary([("a", [])])).groups.isEmpty)
  }
}
