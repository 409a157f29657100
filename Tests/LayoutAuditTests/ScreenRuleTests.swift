import Drawing
import Foundation
import LayoutAudit
import LayoutModel
import Testing

/// One thing done to a good screen, and the rule that has to say so.
struct Breakage: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  var phase = ScreenFacts.Phase.guidance
  let apply: @Sendable (inout SampleScreen) -> Void

  var testDescription: String { "\(rule): \(name)" }
}

@Suite("Rules on one screen")
struct ScreenRuleTests {
  @Test("a good screen has no finding", arguments: [ScreenFacts.Phase.off, .ready, .guidance])
  func good(phase: ScreenFacts.Phase) {
    #expect(LayoutAudit.findings(on: SampleScreen(phase: phase).screen()) == [])
  }

  @Test("each breakage is found by its own rule alone", arguments: ScreenRuleTests.breakages)
  func found(breakage: Breakage) {
    var sample = SampleScreen(phase: breakage.phase)
    breakage.apply(&sample)
    let rules = Set(LayoutAudit.findings(on: sample.screen()).map(\.rule.id))
    #expect(rules == [breakage.rule])
  }

  @Test("what is allowed has no finding", arguments: ScreenRuleTests.allowed)
  func fine(allowed: Breakage) {
    var sample = SampleScreen(phase: allowed.phase)
    allowed.apply(&sample)
    #expect(LayoutAudit.findings(on: sample.screen()).map(\.rule.id) == [])
  }

  @Test("every rule on one screen has a breakage")
  func complete() {
    #expect(Set(LayoutAudit.screenRules.map { $0.info.id }) == Set(Self.breakages.map(\.rule)))
  }

  @Test("every rule on one screen has something that it allows")
  func allowances() {
    #expect(Set(LayoutAudit.screenRules.map { $0.info.id }) == Set(Self.allowed.map(\.rule)))
  }

  @Test("rules have different names")
  func distinct() {
    let ids = LayoutAudit.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}

extension ScreenRuleTests {
  private static let button = CGRect(x: 330, y: 600, width: 48, height: 48)
  private static let prompt = CGRect(x: 0, y: 704, width: 390, height: 140)

  /// Shows a prompt at the bottom and lifts what it would cover.
  @Sendable private static func showPrompt(_ sample: inout SampleScreen) {
    sample.add("prompt", prompt, origin: .sdk, painted: .white)
    sample.change("viewport") { $0.frame.size.height = 704 - 197 }
    sample.remove("googleLogo")
    sample.add("googleLogo", CGRect(x: 0, y: 660, width: 90, height: 40), origin: .sdk, painted: .white)
    // The prompt was added last.
    sample.paint.append(sample.paint.remove(at: sample.paint.firstIndex { $0.view == "prompt" } ?? 0))
  }

  static let breakages: [Breakage] = mandatory + sizes + states + overlaps + places + texts

  private static let mandatory: [Breakage] = [
    Breakage(rule: "mandatory-view-missing", name: "no logo") { $0.remove("googleLogo") },
    Breakage(rule: "mandatory-view-missing", name: "no viewport when ready", phase: .ready) { $0.remove("viewport") },
    Breakage(rule: "mandatory-view-hidden", name: "hidden viewport") { $0.change("viewport") { $0.isHidden = true } },
    Breakage(rule: "mandatory-view-hidden", name: "transparent logo") { $0.change("googleLogo") { $0.opacity = 0 } },
    Breakage(rule: "mandatory-view-hidden", name: "logo off the screen") {
      $0.change("googleLogo") {
        $0.frame.origin.x = -80; $0.marginsFrame.origin.x = -80
      }
    },
    Breakage(rule: "mandatory-view-hidden", name: "a quarter of the logo off the screen") {
      $0.change("googleLogo") {
        $0.frame.origin.x = -22; $0.marginsFrame.origin.x = -22
      }
    },
    Breakage(rule: "mandatory-view-hidden", name: "viewport without height") {
      $0.change("viewport") { $0.frame.size.height = 0 }
    },
    Breakage(rule: "logo-obscured", name: "a sheet over the logo") {
      $0.add("sheet", CGRect(x: 0, y: 700, width: 390, height: 144), painted: .white)
      $0.change("viewport") { $0.frame.size.height = 700 - 197 }
    },
  ]

  private static let sizes: [Breakage] = [
    Breakage(rule: "fixed-size", name: "a width for the turn card") {
      $0.constrain("turnCard", "width", constant: 300)
    },
    Breakage(rule: "fixed-size", name: "the ETA card pinned on both sides") {
      $0.constrain("etaCard", "leading", to: ("map", "leading"))
      $0.constrain("etaCard", "trailing", to: ("map", "trailing"))
    },
    Breakage(rule: "fixed-size", name: "the ETA card pinned to a guide on both sides") {
      $0.layout.guides.append(
        SolvedGuide(name: "band", owner: "map", frame: CGRect(x: 0, y: 700, width: 390, height: 0)))
      for edge in ["leading", "trailing"] {
        $0.constrain("band", edge, to: ("map", edge))
        $0.constrain("etaCard", edge, to: ("band", edge))
      }
    },
    Breakage(rule: "left-right", name: "a left edge") { $0.constrain("viewport", "left", to: ("map", "left")) },
    Breakage(rule: "tap-target", name: "a button of 40 points") {
      $0.add("call", CGRect(x: 300, y: 400, width: 40, height: 48)) {
        $0.isInteractive = true
        $0.accessibilityLabel = "Call"
      }
    },
    Breakage(rule: "ambiguous", name: "an open x") {
      $0.change("etaCard") {
        $0.hasAmbiguousLayout = true; $0.ambiguousAttributes = ["minX"]
      }
    },
    Breakage(rule: "unsatisfiable", name: "a conflict") {
      $0.layout.conflicts = [SolvedConflict(constraints: ["a", "b"], broken: "a")]
    },
  ]

  private static let states: [Breakage] = [
    Breakage(rule: "leftover-view", name: "the turn card when ready", phase: .ready) {
      $0.add("turnCard", CGRect(x: 0, y: 0, width: 390, height: 197), origin: .sdk)
    },
    Breakage(rule: "leftover-view", name: "a sheet with navigation off", phase: .off) {
      $0.add("sheet", CGRect(x: 0, y: 700, width: 390, height: 144))
    },
    Breakage(rule: "leftover-view", name: "a guide with navigation off", phase: .off) {
      $0.layout.guides = [SolvedGuide(name: "bottomGuide", owner: "map", frame: .zero)]
    },
    Breakage(rule: "stack-view-hidden", name: "a hidden arranged view") { $0.facts.hiddenByHand = ["compassButton"] },
    Breakage(rule: "internals-touched", name: "a view in the turn card") {
      $0.add("badge", CGRect(x: 10, y: 60, width: 20, height: 20), parent: "turnCard")
    },
    Breakage(rule: "button-dropped", name: "an unknown button") { $0.facts.offeredButtons = ["unknownButton"] },
    Breakage(rule: "wide-card-edge", name: "a turn card in the middle") {
      $0.facts.isWide = true
      $0.change("turnCard") { $0.frame = CGRect(x: 100, y: 0, width: 195, height: 197) }
    },
  ]

  private static let overlaps: [Breakage] = [
    Breakage(rule: "overlapping-controls", name: "two buttons") {
      for name in ["first", "second"] {
        $0.add(name, button) {
          $0.isInteractive = true; $0.accessibilityLabel = name
        }
      }
    },
    Breakage(rule: "prompt-not-topmost", name: "a sheet over the prompt") {
      showPrompt(&$0)
      $0.add("sheet", CGRect(x: 0, y: 800, width: 390, height: 44), painted: .white)
    },
    Breakage(rule: "prompt-covers", name: "the viewport under the prompt") {
      showPrompt(&$0)
      $0.change("viewport") { $0.frame.size.height = 533 }
    },
    Breakage(rule: "vehicle-covered", name: "a sign over the vehicle") {
      $0.add("sign", CGRect(x: 160, y: 540, width: 80, height: 40), painted: .white)
    },
    Breakage(rule: "viewport-covered", name: "a sheet over the viewport") {
      $0.add("sheet", CGRect(x: 0, y: 197, width: 390, height: 250), painted: .white)
    },
  ]

  private static let places: [Breakage] = [
    Breakage(rule: "under-system-area", name: "a label under the status bar") {
      $0.add("title", CGRect(x: 20, y: 4, width: 100, height: 20)) {
        $0.text = SolvedText(string: "Order", fontSize: 17, lineCount: 1, isTruncated: false)
      }
    },
    Breakage(rule: "under-system-area", name: "a button under the home indicator", phase: .ready) {
      $0.facts.systemAreas = [.init("home indicator", CGRect(x: 127, y: 831, width: 136, height: 5))]
      $0.add("call", CGRect(x: 170, y: 796, width: 48, height: 48)) {
        $0.isInteractive = true
        $0.accessibilityLabel = "Call"
      }
    },
    Breakage(rule: "under-system-area", name: "the logo under the sensor housing", phase: .ready) {
      $0.facts.systemAreas = [.init("sensor housing", CGRect(x: 132, y: 11, width: 126, height: 37))]
      $0.change("googleLogo") { $0.frame.origin = CGPoint(x: 150, y: 10) }
      $0.paint = [("googleLogo", CGRect(x: 150, y: 10, width: 90, height: 40), .white)]
    },
    Breakage(rule: "off-screen", name: "half an ETA card") { $0.change("etaCard") { $0.frame.origin.y = 787 } },
    Breakage(rule: "off-screen", name: "a sheet beside the screen") {
      $0.add("sheet", CGRect(x: 400, y: 600, width: 390, height: 200))
    },
    Breakage(rule: "off-screen", name: "a label without width") {
      $0.add("title", CGRect(x: 20, y: 300, width: 0, height: 20)) {
        $0.text = SolvedText(string: "Order", fontSize: 17, lineCount: 1, isTruncated: false)
      }
    },
  ]

  private static let texts: [Breakage] = [
    Breakage(rule: "truncated-text", name: "a cut label") {
      $0.add("title", CGRect(x: 20, y: 300, width: 60, height: 20)) {
        $0.text = SolvedText(string: "Pick up at dock 4", fontSize: 17, lineCount: 1, isTruncated: true)
      }
    },
    Breakage(rule: "contrast", name: "grey on grey") {
      $0.add("title", CGRect(x: 20, y: 300, width: 100, height: 20))
      $0.texts.append(("title", CGPoint(x: 20, y: 315), "Order", Color(white: 0.75)))
    },
    Breakage(rule: "accessibility-label", name: "a button without words") {
      $0.add("call", button) { $0.isInteractive = true }
    },
    Breakage(rule: "reading-order", name: "a button of the map between two labels of a sheet") {
      $0.addSheet(reading: ["title", "compassButton", "call"])
    },
    Breakage(rule: "reading-order", name: "the lower label first") { $0.addSheet(reading: ["note", "title", "call"]) },
    Breakage(rule: "reading-order", name: "a row from its trailing side") {
      $0.addSheet(reading: ["call", "title", "note"])
    },
    Breakage(rule: "reading-order", name: "a row from its left, where lines begin on the right") {
      $0.layout.direction = .rightToLeft
      $0.addSheet(reading: ["title", "call", "note"])
    },
  ]

  static let allowed: [Breakage] = allowedPlaces + allowedStates + allowedOverlaps + allowedTexts

  private static let allowedPlaces: [Breakage] = [
    Breakage(rule: "mandatory-view-missing", name: "neither logo nor viewport with navigation off", phase: .off) {
      $0.add("sheetBehind", CGRect(x: 0, y: 0, width: 390, height: 844), parent: nil)
    },
    Breakage(rule: "mandatory-view-hidden", name: "a viewport that reaches a little beyond the screen") {
      $0.change("viewport") { $0.frame.origin.x = -40 }
    },
    Breakage(rule: "logo-obscured", name: "a card's edge at the logo's") {
      $0.add("sheet", CGRect(x: 0, y: 729, width: 390, height: 115), painted: .white)
    },
    Breakage(rule: "under-system-area", name: "a sheet that reaches under the status bar, its title below it") {
      $0.add("sheet", CGRect(x: 0, y: 0, width: 390, height: 100))
      $0.add("title", CGRect(x: 20, y: 47, width: 100, height: 20), parent: "sheet") {
        $0.text = SolvedText(string: "Order", fontSize: 17, lineCount: 1, isTruncated: false)
      }
    },
    Breakage(rule: "off-screen", name: "a bottom sheet that waits below the edge") {
      $0.add("sheet", CGRect(x: 0, y: 800, width: 390, height: 300))
    },
    Breakage(rule: "off-screen", name: "a spacer without size") {
      $0.add("spacer", CGRect(x: 100, y: 300, width: 0, height: 0))
    },
    Breakage(rule: "tap-target", name: "a button of 44 points") {
      $0.add("call", CGRect(x: 300, y: 400, width: 44, height: 44)) {
        $0.isInteractive = true
        $0.accessibilityLabel = "Call"
      }
    },
    Breakage(rule: "tap-target", name: "a small view that takes no touches") {
      $0.add("badge", CGRect(x: 300, y: 400, width: 20, height: 20))
    },
    Breakage(rule: "ambiguous", name: "a view that its frame places") {
      $0.add("badge", CGRect(x: 300, y: 400, width: 20, height: 20)) {
        ($0.hasAmbiguousLayout, $0.isPlacedByFrame) = (true, true)
      }
    },
    Breakage(rule: "unsatisfiable", name: "an optional constraint that does not hold") {
      $0.constrain("viewport", "height", constant: 900)
      $0.layout.constraints[0].priority = 250
      $0.layout.constraints[0].isSatisfied = false
    },
  ]

  private static let allowedStates: [Breakage] = [
    Breakage(rule: "stack-view-hidden", name: "a button that the stack has hidden") {
      $0.add("compassButton", button, origin: .sdk) { $0.isHidden = true }
    },
    Breakage(rule: "internals-touched", name: "a view in a container beside the turn card") {
      $0.add("container", CGRect(x: 0, y: 197, width: 390, height: 40))
      $0.add("badge", CGRect(x: 10, y: 200, width: 20, height: 20), parent: "container")
    },
    Breakage(rule: "button-dropped", name: "an unknown button that the stack has no room for") {
      $0.facts.offeredButtons = ["unknownButton"]
      $0.add("unknownButton", button, origin: .sdk) { $0.isHidden = true }
    },
    Breakage(rule: "wide-card-edge", name: "cards along the safe area's edge") {
      $0.facts.isWide = true
      $0.change("turnCard") { $0.frame = CGRect(x: 0, y: 0, width: 195, height: 197) }
      $0.change("etaCard") { $0.frame.size.width = 195 }
    },
    Breakage(rule: "wide-card-edge", name: "cards along the right, where lines begin there") {
      $0.facts.isWide = true
      $0.layout.direction = .rightToLeft
      $0.change("turnCard") { $0.frame = CGRect(x: 195, y: 0, width: 195, height: 197) }
      $0.change("etaCard") { $0.frame = CGRect(x: 195, y: 730, width: 195, height: 114) }
    },
  ]

  private static let allowedOverlaps: [Breakage] = [
    Breakage(rule: "prompt-not-topmost", name: "a prompt over a sheet") { sample in
      sample.add("sheet", CGRect(x: 0, y: 720, width: 390, height: 124), painted: .white)
      showPrompt(&sample)
    },
    Breakage(rule: "vehicle-covered", name: "a pale veil over the vehicle") {
      $0.add("veil", CGRect(x: 160, y: 540, width: 80, height: 40), painted: Color(white: 0, alpha: 0.2))
    },
    Breakage(rule: "viewport-covered", name: "a button over the viewport") {
      $0.add("call", button, painted: .white) {
        $0.isInteractive = true
        $0.accessibilityLabel = "Call"
      }
    },
    Breakage(rule: "truncated-text", name: "a text that fits") {
      $0.add("title", CGRect(x: 20, y: 300, width: 160, height: 20)) {
        $0.text = SolvedText(string: "Pick up at dock 4", fontSize: 17, lineCount: 1, isTruncated: false)
      }
    },
  ]

  private static let allowedTexts: [Breakage] = [
    Breakage(rule: "fixed-size", name: "the SDK's own size") {
      $0.constrain("turnCard", "width", constant: 390, identifier: "google-size")
    },
    Breakage(rule: "fixed-size", name: "a guide that starts where the ETA card ends") {
      $0.layout.guides.append(
        SolvedGuide(name: "rest", owner: "map", frame: CGRect(x: 390, y: 700, width: 0, height: 0)))
      $0.constrain("etaCard", "leading", to: ("map", "leading"))
      $0.constrain("rest", "leading", to: ("etaCard", "trailing"))
    },
    Breakage(rule: "fixed-size", name: "a view as wide as the turn card") {
      $0.constrain("strip", "width", to: ("turnCard", "width"))
    },
    Breakage(rule: "left-right", name: "leading") { $0.constrain("viewport", "leading", to: ("map", "leading")) },
    Breakage(rule: "prompt-covers", name: "a prompt that lifts everything") { showPrompt(&$0) },
    Breakage(rule: "leftover-view", name: "a sheet when ready", phase: .ready) {
      $0.add("sheet", CGRect(x: 0, y: 744, width: 390, height: 100), painted: .white)
    },
    Breakage(rule: "overlapping-controls", name: "a button in a touchable card") {
      $0.add("card", CGRect(x: 20, y: 300, width: 200, height: 100)) {
        $0.isInteractive = true
        $0.accessibilityLabel = "Order"
      }
      $0.add("call", CGRect(x: 30, y: 310, width: 48, height: 48), parent: "card") {
        $0.isInteractive = true
        $0.accessibilityLabel = "Call"
      }
    },
    Breakage(rule: "contrast", name: "black on the map") {
      $0.add("title", CGRect(x: 20, y: 300, width: 100, height: 20))
      $0.texts.append(("title", CGPoint(x: 20, y: 315), "Order", .black))
    },
    Breakage(rule: "wide-card-edge", name: "a turn card at the trailing edge of a narrow map") {
      $0.change("turnCard") {
        $0.frame.origin.x = 100; $0.frame.size.width = 290
      }
    },
    Breakage(rule: "accessibility-label", name: "a button with a label in it") {
      $0.add("call", button) { $0.isInteractive = true }
      $0.add("word", button, parent: "call") {
        $0.text = SolvedText(string: "Call", fontSize: 17, lineCount: 1, isTruncated: false)
      }
    },
    Breakage(rule: "reading-order", name: "from the top, each row from the leading side") {
      $0.addSheet(reading: ["compassButton", "title", "call", "note"])
    },
    Breakage(rule: "reading-order", name: "a button between others that only stand in one stack") {
      $0.addSheet(reading: ["title", "compassButton", "call"], isPainted: false)
    },
    Breakage(rule: "reading-order", name: "each row from the right, where lines begin there") {
      $0.layout.direction = .rightToLeft
      $0.addSheet(reading: ["call", "title", "note"])
    },
  ]
}

extension SampleScreen {
  /// A sheet with a title, a button at the end of the title's row and a note below them; a button of the map beside it.
  fileprivate mutating func addSheet(reading order: [String], isPainted: Bool = true) {
    let frames = [
      "title": CGRect(x: 20, y: 300, width: 200, height: 24), "call": CGRect(x: 236, y: 288, width: 48, height: 48),
      "note": CGRect(x: 20, y: 344, width: 200, height: 20),
      "compassButton": CGRect(x: 330, y: 296, width: 48, height: 48),
    ]
    add("sheet", CGRect(x: 8, y: 280, width: 300, height: 100), painted: isPainted ? .white : nil)
    for name in order {
      guard let frame = frames[name] else { continue }
      add(
        name, frame, parent: name == "compassButton" ? "map" : "sheet", origin: name == "compassButton" ? .sdk : .custom
      )
      layout.accessibility.append(SolvedAccessibilityElement(view: name, label: name, traits: [], frame: frame))
    }
  }
}
