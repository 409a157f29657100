import Foundation
import GoogleNavigation
import LayoutAudit
import Testing

@testable import SnapshotEngine

/// A layout that goes against one rule.
struct BrokenLayout: Sendable, CustomTestStringConvertible {
  let rule: String
  let type: CarefulLayout.Type

  init(_ rule: String, _ type: CarefulLayout.Type) {
    (self.rule, self.type) = (rule, type)
  }

  var testDescription: String { "\(type): \(rule)" }
}

@Suite("Audits of whole layouts")
@MainActor
struct AuditTests {
  private func records(
    of type: CarefulLayout.Type, isThorough: Bool = false, sources: [AuditedSource] = []
  ) throws -> [AuditRecord] {
    let device = try #require(Device(named: "iphone-15"))
    let scripts = ScenarioScript.builtIn.filter { AuditTests.scripts.contains($0.name) }
    var themes = ThemeStore()
    let runner = AuditRunner(
      plan: AuditPlan(device: device, scripts: scripts, isThorough: isThorough), sources: sources,
      makeDelegate: { type.init() }, began: {},
      reached: { _ in })
    return try runner.records(themes: &themes)
  }

  /// What it takes to see every broken layout at fault.
  private nonisolated static let scripts: Set = [
    "navigation-ready", "active-guidance", "active-guidance-prompt", "after-disable", "a-b-a", "rotate-and-back",
    "unknown-button", "start-in-landscape",
  ]

  @Test("no rule finds fault with a careful layout")
  func careful() throws {
    let found = try records(of: CarefulLayout.self, isThorough: true)
    #expect(found.map { "\($0.rule): \($0.message) \($0.screens)" } == [])
  }

  @Test("a layout against a rule of error level is found by it and by no other", arguments: AuditTests.errors)
  func errors(layout: BrokenLayout) throws {
    let found = try records(of: layout.type).filter { $0.severity == .error }
    #expect(Set(found.map(\.rule)) == [layout.rule], "\(found.map { "\($0.rule): \($0.message) \($0.screens)" })")
  }

  @Test(
    "a layout against a rule of warning level is found by it, and by none of error level",
    arguments: AuditTests.warnings)
  func warnings(layout: BrokenLayout) throws {
    let found = try records(of: layout.type)
    #expect(found.contains { $0.rule == layout.rule })
    #expect(found.filter { $0.severity == .error }.map { "\($0.rule): \($0.message) \($0.screens)" } == [])
  }

  @Test("what only the source tells is found by its own rule alone", arguments: AuditTests.lines)
  func sources(rule: String, line: String) throws {
    let source = AuditedSource(file: "Layout.swift", text: line)
    let found = try records(of: CarefulLayout.self, sources: [source])
    #expect(found.map(\.rule) == [rule])
  }

  @Test("every rule has a layout that goes against it")
  func complete() {
    let broken = (Self.errors + Self.warnings).map(\.rule) + Self.lines.map(\.0)
    #expect(Set(broken) == Set(LayoutAudit.rules.map(\.id)))
  }

  nonisolated static let lines = [
    ("button-index", "let compass = newState.buttons[0].view"),
    ("internals-walked", "let title = newState.turnCard.subviews.last"),
  ]

  nonisolated static let errors: [BrokenLayout] = [
    BrokenLayout("mandatory-view-missing", NoLogo.self), BrokenLayout("mandatory-view-hidden", HiddenViewport.self),
    BrokenLayout("logo-obscured", SheetOverLogo.self), BrokenLayout("fixed-size", TurnCardWithHeight.self),
    BrokenLayout("leftover-view", ForgottenGuide.self), BrokenLayout("overlapping-controls", ButtonOverCompass.self),
    BrokenLayout("prompt-not-topmost", PromptBehindCard.self), BrokenLayout("prompt-covers", PromptOverButton.self),
    BrokenLayout("wide-card-edge", CardsInTheMiddle.self), BrokenLayout("stack-view-hidden", HiddenCompass.self),
    BrokenLayout("internals-touched", BadgeInTurnCard.self), BrokenLayout("vehicle-covered", SignOverVehicle.self),
    BrokenLayout("first-layout", RightAfterRotation.self), BrokenLayout("state-return", GrowingInset.self),
    BrokenLayout("not-mirrored", FixedPlace.self), BrokenLayout("wide-mode-inconsistent", WideOnlyAtFirst.self),
    BrokenLayout("wide-mode-inconsistent", WideModeOfTheStart.self), BrokenLayout("unsatisfiable", TwoHeights.self),
  ]

  nonisolated static let warnings: [BrokenLayout] = [
    BrokenLayout("left-right", LeftAndRight.self), BrokenLayout("under-system-area", LabelUnderStatusBar.self),
    BrokenLayout("truncated-text", TitleWithoutRoom.self), BrokenLayout("off-screen", TitleAsideTheScreen.self),
    BrokenLayout("tap-target", SmallButton.self), BrokenLayout("button-dropped", KnownButtonsOnly.self),
    BrokenLayout("wide-mode-ignored", PortraitOnly.self), BrokenLayout("ambiguous", OpenPlace.self),
    BrokenLayout("contrast", PaleTitle.self), BrokenLayout("accessibility-label", NamelessButton.self),
    BrokenLayout("legacy-layout-api", PaddingToo.self), BrokenLayout("reading-order", ButtonReadFirst.self),
    BrokenLayout("viewport-covered", SheetOverViewport.self), BrokenLayout("state-leak", PilingConstraints.self),
    BrokenLayout("state-leak", PilingGuides.self),
  ]
}
