import Foundation
import LayoutAudit
import LayoutModel
import Testing

@Suite("Rules over a run")
struct RunRuleTests {
  private typealias Pair = AuditedRun.Pair

  private func ids(_ change: (inout AuditedRun) -> Void) -> [String] {
    var run = AuditedRun()
    change(&run)
    return LayoutAudit.findings(in: run).map(\.rule.id)
  }

  private func moved(_ view: String, by offset: CGFloat) -> AuditedScreen {
    var sample = SampleScreen()
    sample.change(view) { $0.frame.origin.x += offset }
    return sample.screen()
  }

  private var still: AuditedScreen { SampleScreen().screen() }

  @Test("a state that comes back moved is found, one that comes back the same is not")
  func returns() {
    #expect(ids { $0.returns = [Pair(still, moved("googleLogo", by: 8), between: "guidance")] } == ["state-return"])
    #expect(ids { $0.returns = [Pair(still, still, between: "guidance")] } == [])
  }

  @Test("what a state left behind is named, and what was there before is not")
  func leaks() throws {
    var (clean, leaking) = (SampleScreen(), SampleScreen())
    for constant in [8.0, 12] { clean.constrain("viewport", "top", to: ("turnCard", "bottom"), constant: constant) }
    leaking = clean
    clean.add("veil", CGRect(x: 0, y: 0, width: 390, height: 844)) { $0.isHidden = true }
    leaking.add("veil", CGRect(x: 0, y: 0, width: 390, height: 844)) { $0.isHidden = true }
    let pair = Pair(clean.screen(), leaking.screen(), between: "guidance")
    #expect(ids { $0.returns = [pair] } == [])

    leaking.add("dimmer", CGRect(x: 0, y: 0, width: 390, height: 844)) { $0.isHidden = true }
    leaking.layout.guides.append(SolvedGuide(name: "guide2", owner: "map", frame: .zero))
    leaking.constrain("viewport", "top", to: ("turnCard", "bottom"), constant: 8)
    var run = AuditedRun()
    run.returns = [Pair(clean.screen(), leaking.screen(), between: "guidance")]
    let findings = LayoutAudit.findings(in: run)
    #expect(findings.map(\.rule.id) == ["state-leak", "state-leak", "state-leak"])
    #expect(
      findings.map(\.message) == [
        "after guidance, the hidden view dimmer is left in the view hierarchy",
        "after guidance, the layout guide guide2 is left in map",
        "after guidance, 1 constraint is left active: viewport.top == turnCard.bottom + 8",
      ])
  }

  @Test("a layout that is right only after a rotation is found")
  func firstLayout() {
    #expect(ids { $0.roundTrips = [Pair(still, moved("viewport", by: 8), between: "a rotation")] } == ["first-layout"])
    #expect(ids { $0.roundTrips = [Pair(still, still, between: "a rotation")] } == [])
  }

  @Test("a wide map that looks different after a rotation is found")
  func rotations() {
    let pair = Pair(still, moved("viewport", by: 8), between: "a rotation")
    #expect(ids { $0.rotations = [pair] } == ["wide-mode-inconsistent"])
    #expect(ids { $0.rotations = [Pair(still, still, between: "a rotation")] } == [])
  }

  @Test("a view that stays where it was from right to left is found, a mirrored one is not")
  func mirrors() {
    func pair(at x: CGFloat) -> Pair {
      var (first, second) = (SampleScreen(), SampleScreen())
      for name in ["googleLogo"] { second.change(name) { $0.frame.origin.x = 300 } }
      first.add("sheet", CGRect(x: 20, y: 300, width: 100, height: 50))
      second.add("sheet", CGRect(x: x, y: 300, width: 90, height: 50))
      return Pair(first.screen(), second.screen(), between: "")
    }
    #expect(ids { $0.mirrors = [pair(at: 20)] } == ["not-mirrored"])
    #expect(ids { $0.mirrors = [pair(at: 280)] } == [])
  }

  @Test("the same constraints on both sides of the threshold are found once")
  func widths() {
    func pair(wide: String) -> Pair {
      var (first, second) = (SampleScreen(), SampleScreen())
      first.constrain("viewport", "top", to: ("turnCard", "bottom"))
      second.constrain("viewport", wide, to: ("turnCard", "bottom"))
      second.facts.isWide = true
      return Pair(first.screen(), second.screen(), between: "")
    }
    #expect(ids { $0.widths = [pair(wide: "top"), pair(wide: "top")] } == ["wide-mode-ignored"])
    #expect(ids { $0.widths = [pair(wide: "bottom")] } == [])
  }

  @Test("a use of the slot model is said once with its replacement")
  func legacy() {
    var sample = SampleScreen()
    sample.layout.legacyUses = [LegacyUse(api: "padding", replacement: "place 'viewport'")]
    var run = AuditedRun()
    run.screens = [sample.screen(), sample.screen()]
    let findings = LayoutAudit.findings(in: run)
    #expect(findings.map(\.rule.id) == ["legacy-layout-api"])
    #expect(findings.first?.message.contains("place 'viewport'") == true)
  }

  @Test(
    "buttons taken by place are found in the source with file and line",
    arguments: ["let a = state.buttons[0]", "let a = buttons.first!", "let a = buttons.first?.view"])
  func buttonIndex(line: String) {
    var run = AuditedRun()
    run.sources = [AuditedSource(file: "Layout.swift", text: "import UIKit\n// buttons[0]\n\(line)\n")]
    let findings = LayoutAudit.findings(in: run)
    #expect(findings.map(\.rule.id) == ["button-index"])
    #expect(findings.first?.message.hasPrefix("Layout.swift:3:") == true)
  }

  @Test(
    "buttons found by type, and the stack's own views, are fine",
    arguments: ["buttons.first { $0.type == .compass }", "for button in buttons {}", "stack.subviews"])
  func buttonsByType(line: String) {
    #expect(ids { $0.sources = [AuditedSource(file: "Layout.swift", text: line)] } == [])
  }

  @Test("walking a component's views is found")
  func internals() {
    #expect(
      ids { $0.sources = [AuditedSource(file: "A.swift", text: "newState.turnCard.subviews.first")] }
        == ["internals-walked"])
  }

  @Test(
    "the views of a component's own container, and a component's anchors, may be used",
    arguments: ["container.subviews.first", "newState.turnCard.bottomAnchor", "navMap.addSubview(newState.turnCard)"])
  func outsides(line: String) {
    #expect(ids { $0.sources = [AuditedSource(file: "A.swift", text: line)] } == [])
  }

  @Test("a layout without the slot model's interfaces has no finding")
  func modern() {
    #expect(ids { $0.screens = [still] } == [])
  }
}
