import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

@Suite(.serialized) struct AccessibilityTests {
  private func elements(
    _ events: [NavigationEvent], direction: LayoutDirection = .leftToRight, locale: String = "en",
    delegate: CornerLayout? = nil
  ) throws -> [SolvedAccessibilityElement] {
    let session = try NavigationSession(screen: .phone, direction: direction, localeIdentifier: locale)
    try session.setLayoutDelegate(delegate)
    for event in [NavigationEvent.enableNavigation, .startGuidance] + events { try session.send(event) }
    return session.solvedLayout().accessibility
  }

  /// A label as it is typed: formatters part numbers and units by spaces of other kinds.
  private func typed(_ label: String?) -> String? {
    label.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
  }

  @Test func `guidance is read from the turn card down to the way out`() throws {
    let names = try elements([], delegate: CornerLayout()).map(\.view)
    #expect(names.first == "turnCard")
    #expect(names.suffix(2) == ["etaCard", "etaCard"])
    #expect(Set(names).isSuperset(of: ["compassButton", "reportingButton", "googleLogo"]))
    #expect(!names.contains("viewport"))
  }

  @Test func `a row is read from its leading side`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for (index, frame) in [
      CGRect(x: 200, y: 12, width: 50, height: 20), CGRect(x: 10, y: 10, width: 50, height: 20),
      CGRect(x: 100, y: 60, width: 50, height: 20), CGRect(x: 100, y: 5, width: 50, height: 30),
    ].enumerated() {
      let view = UIView(frame: frame)
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, "\(index)")
      root.addSubview(view)
    }
    #expect(LayoutRecorder.solvedLayout(of: root).accessibility.map(\.label) == ["1", "3", "0", "2"])
  }

  @Test func `from right to left the exit is still read after the arrival`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let card = try elements([], direction: direction).filter { $0.view == "etaCard" }
      #expect(card.map { typed($0.label) } == ["24 min, Light traffic, 11 km, Arrival 10:05", "Exit"])
      #expect(card.map(\.traits) == [["staticText", "updatesFrequently"], ["button"]])
    }
  }

  nonisolated static let prompts: [(kind: PromptKind, labels: [String], traits: [[String]])] = [
    (.incident, ["Crash ahead in 300 m, Is it still there?", "Yes", "No"], [["staticText"], ["button"], ["button"]]),
    (.closure, ["Road closed ahead, Your route now avoids Quay Bridge", "Got it"], [["staticText"], ["button"]]),
    (.message, ["Searching for GPS, The position may be inexact"], [["staticText"]]),
  ]

  @Test(arguments: prompts)
  func `a prompt is read before its buttons`(row: (kind: PromptKind, labels: [String], traits: [[String]])) throws {
    let prompt = try elements([.showPrompt(kind: row.kind), .settle]).filter { $0.view == "prompt" }
    #expect(prompt.map { typed($0.label) } == row.labels)
    #expect(prompt.map(\.traits) == row.traits)
  }

  @Test(arguments: ComponentCatalog.components)
  func `every component that shows something has a label, and buttons are fit for a finger`(component: String) throws {
    for state in ComponentCatalog.states(of: component) where !state.name.hasSuffix("nothing") {
      let specimen = ComponentSpecimen(state, theme: try .builtIn("day"), content: .fixture(localeIdentifier: "de"))
      let elements = specimen.solvedLayout().accessibility
      #expect(!elements.isEmpty, "\(component), \(state.name)")
      for element in elements {
        #expect(element.label?.isEmpty == false, "\(component), \(state.name)")
        if element.traits.contains("button") {
          #expect(min(element.frame.width, element.frame.height) >= 44, "\(component), \(state.name)")
        }
      }
    }
  }

  @Test func `the turn card is read with its arrows in words`() throws {
    let card = try #require(try elements([]).first { $0.view == "turnCard" })
    #expect(typed(card.label) == "400 m, Turn right, Harbour Street, toward Old Town, Then Turn left")
    #expect(card.traits == ["header"])
  }

  @Test(arguments: Maneuver.allCases)
  nonisolated func `a manoeuvre and its mirror image are read alike, but for the side`(maneuver: Maneuver) {
    func words(_ maneuver: Maneuver) -> String { SpokenManeuver(maneuver).words(language: "en") }
    let swapped = words(maneuver).replacing(/left|right/) { $0.output == "left" ? "right" : "left" }
    #expect(words(maneuver.mirrored) == swapped)
  }

  @Test(arguments: NavigationContent.languages)
  nonisolated func `every language has words for every kind of manoeuvre`(language: String) {
    let words = SpokenManeuver.allCases.map { $0.words(language: language) }
    #expect(Set(words).count == SpokenManeuver.allCases.count)
    #expect(language == "en" || words[0] != SpokenManeuver.straight.words(language: "en"))
  }

  @Test func `an empty speed widget is not read`() throws {
    #expect(try elements([.showSpeed(current: nil, limit: nil)]).filter { $0.view == "speedWidget" }.isEmpty)
  }

  nonisolated static let speeds: [(current: Int?, limit: Int?, label: String, value: String)] = [
    (47, nil, "Current speed", "47 km/h"), (nil, 50, "Speed limit", "50 km/h"),
    (47, 50, "Current speed", "47 km/h, Speed limit 50 km/h"),
    (60, 50, "Current speed", "60 km/h, over the limit, Speed limit 50 km/h"),
  ]

  @Test(arguments: speeds)
  func `a speed is read with its unit, its limit and its alert`(
    row: (current: Int?, limit: Int?, label: String, value: String)
  ) throws {
    let widget = try #require(
      try elements([.showSpeed(current: row.current, limit: row.limit)]).first { $0.view == "speedWidget" })
    #expect(widget.label == row.label && widget.value == row.value)
  }

  @Test func `every language has its own words for every component`() throws {
    let english = SpokenLabels.of(language: "en")
    for language in NavigationContent.languages where language != "en" {
      let words = SpokenLabels.of(language: language)
      #expect(words.arrival != english.arrival && words.speedLimit != english.speedLimit, "\(language)")
      #expect(words.moreOptions != english.moreOptions && words.overLimit != english.overLimit, "\(language)")
      let spoken = try elements([.settle], locale: language).compactMap(\.label)
      #expect(!spoken.contains { $0.contains("Arrival") || $0.contains("Report") }, "\(language): \(spoken)")
    }
  }

  @Test func `what is hidden, transparent or left out is not read, and neither is what an element holds`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    func add(_ label: String, to parent: UIView, _ change: (UIView) -> Void = { _ in }) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, label)
      change(view)
      parent.addSubview(view)
      return view
    }
    _ = add("hidden", to: root) { $0.isHidden = true }
    _ = add("transparent", to: root) { $0.alpha = 0 }
    let silent = add("silent", to: root) { ($0.isAccessibilityElement, $0.accessibilityElementsHidden) = (false, true) }
    _ = add("in the silent one", to: silent)
    let element = add("element", to: root)
    _ = add("in the element", to: element)
    #expect(LayoutRecorder.solvedLayout(of: root).accessibility.map(\.label) == ["element"])
  }

  @Test(arguments: [false, true]) func `what a view groups is read without anything in between`(isGrouped: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    sheet.shouldGroupAccessibilityChildren = isGrouped
    root.addSubview(sheet)
    let places: [(name: String, parent: UIView, y: CGFloat)] = [
      ("order", sheet, 0), ("compass", root, 0), ("call", sheet, 60),
    ]
    for (name, parent, y) in places {
      let view = UIView(frame: CGRect(x: parent === root ? 240 : 10, y: y, width: 40, height: 40))
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, name)
      parent.addSubview(view)
    }
    let read = LayoutRecorder.solvedLayout(of: root).accessibility.map(\.label)
    #expect(read == (isGrouped ? ["order", "call", "compass"] : ["order", "compass", "call"]))
  }

  @Test func `labels and buttons of UIKit are read by what they show`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Order 12"
    let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 44))
    button.setTitle("Call", for: .normal)
    for view in [label, button] { root.addSubview(view) }
    let elements = LayoutRecorder.solvedLayout(of: root).accessibility
    #expect(elements.map(\.label) == ["Order 12", "Call"])
    #expect(elements.map(\.traits) == [["staticText"], ["button"]])
  }
}
