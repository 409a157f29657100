import Drawing
import Foundation
import LayoutModel
import Testing

@testable import SnapshotEngine

@Suite struct FigureTests {
  private static let size = CGSize(width: 393, height: 852)

  /// A screen with views at random places.
  private func layout(_ random: inout SeededNumbers, direction: LayoutDirection) -> SolvedLayout {
    var layout = SolvedLayout(
      size: Self.size, scale: 3, direction: direction,
      safeArea: CGRect(x: 0, y: 59, width: 393, height: 759))
    layout.views = (0..<random.integer(1...12)).map { index in
      let size = CGSize(width: random.number(0...393), height: random.number(0...400))
      let frame = CGRect(
        x: random.number(-40...(430 - size.width)), y: random.number(-40...(890 - size.height)), width: size.width,
        height: size.height)
      return SolvedView(
        name: "view\(index)", type: "UIView", parent: nil, origin: .custom, frame: frame, unroundedFrame: frame,
        marginsFrame: frame)
    }
    return layout
  }

  private func annotations(_ random: inout SeededNumbers, of layout: SolvedLayout) -> FigureDocument.Annotations {
    var annotations = FigureDocument.Annotations()
    annotations.callouts = layout.views.map { view in
      FigureDocument.Callout(
        anchor: FigureAnchor(view.name),
        title: LocalizedText(random.pick(["Turn card", "A longer name of a view", "X"])),
        detail: random.pick([nil, LocalizedText("with a few words that explain what it is")]), path: "")
    }
    annotations.dimensions = (0..<random.integer(0...8)).map { _ in
      let isVertical = random.integer(0...1) == 0
      let edges = isVertical ? ["top", "bottom", "centerY"] : ["left", "right", "leading", "centerX"]
      let places: [FigureDocument.Dimension.Place] = isVertical ? [.inside, .left, .right] : [.inside, .top, .bottom]
      let names = layout.views.map(\.name) + ["screen", "safeArea"]
      return FigureDocument.Dimension(
        start: FigureAnchor("\(random.pick(names)).\(random.pick(edges))"),
        end: FigureAnchor("\(random.pick(names)).\(random.pick(edges))"), place: random.pick(places), path: "")
    }
    return annotations
  }

  @Test(arguments: 0..<60)
  func `labels never overlap and never leave the drawing`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let direction = random.pick(LayoutDirection.allCases)
    let layout = layout(&random, direction: direction)
    let typesetter = try FigureTypesetter(language: random.pick(["en", "ar", "ja"]))
    let panel = ScreenPanel(
      stage: ScreenStage(
        scene: PictureScene(list: DisplayList(size: Self.size, scale: 1)), device: .usual, zoom: 0.6,
        showsFrame: random.integer(0...1) == 0),
      layout: layout, name: "screen", annotations: annotations(&random, of: layout),
      language: typesetter.language, file: "", typesetter: typesetter)
    let drawing = try panel.drawing()
    let bounds = CGRect(origin: .zero, size: drawing.size)
    for (index, label) in drawing.labels.enumerated() {
      #expect(bounds.contains(label), "label \(label) leaves \(bounds), seed \(seed)")
      for other in drawing.labels[(index + 1)...] {
        #expect(!label.insetBy(dx: 0.01, dy: 0.01).intersects(other), "\(label) and \(other), seed \(seed)")
      }
    }
    for (index, line) in drawing.leaders.enumerated() {
      #expect(!drawing.leaders[(index + 1)...].contains { $0.crosses(line) }, "seed \(seed)")
    }
  }

  @Test func `the life cycle's table follows the session's rules`() async throws {
    let table = try await LifeCycleTable()
    let enabling = table.transitions.filter { $0.event == "enableNavigation" }
    #expect(enabling.map { "\($0.source)" } == ["not navigating"])
    #expect(enabling.map { "\($0.target)" } == ["navigation ready"])
    #expect(enabling[0].callbacks == ["enableNavigationUI"])
    let stopping = table.transitions.first {
      $0.event == "stopGuidance" && "\($0.source)" == "guiding with a prompt"
    }
    #expect(stopping?.callbacks == ["hidePrompt", "stopGuidance"])
  }

  @Test func `the same file gives the same bytes, also in two languages at once`() throws {
    let folder = try TemporaryFolder()
    let json = """
      {"title": {"en": "One", "ar": "واحد"}, "panels": [
        {"device": "iphone-se", "areas": ["safeArea", "viewport"], "constraints": ["googleLogo"],
         "callouts": [{"at": "turnCard", "text": "Card"}]},
        {"device": "iphone-se", "show": "exploded"}]}
      """
    let files = try ["a.json", "b.json"].map { try folder.write(json, to: $0) }
    let run = try Program().run(["figure", "--format", "svg", "--language", "en,ar"] + files)
    try #require(run.status == 0, "\(run.output)")
    #expect(try folder.bytes("a.en.svg") == folder.bytes("b.en.svg"))
    #expect(try folder.bytes("a.ar.svg") == folder.bytes("b.ar.svg"))
    #expect(try folder.bytes("a.en.svg") != folder.bytes("a.ar.svg"))
    let check = try Program().run(["figure", "--check", "--format", "svg", "--language", "en,ar"] + files)
    #expect(check.status == 0, "\(check.output)")
    let all = try Program().run(["figure", "--check", "--format", "svg", "--language", "all"] + files)
    #expect(all.status == 0, "\(all.output)")
    #expect(try Program().run(["figure", "--check", files[0]]).output.contains("a.png is not there"))
    _ = try folder.write("<svg/>", to: "a.en.svg")
    #expect(try Program().run(["figure", "--check", "--format", "svg", "--language", "en", files[0]]).status == 1)
  }

  @Test func `a figure is written over no figure's file, and over no other figure`() throws {
    let folder = try TemporaryFolder()
    let json = #"{"panels": [{"show": "lifeCycle"}]}"#
    let own = try folder.write(json, to: "a.svg")
    #expect(try Program().run(["figure", "--format", "svg", own]).status == 2)
    #expect(try folder.bytes("a.svg") == Array(json.utf8))
    let pair = try ["one/b.json", "two/b.json"].map { try folder.write(json, to: $0) }
    let run = try Program().run(["figure", "--out", "\(folder.path)/out"] + pair)
    #expect(run.status == 2)
    #expect(run.output.contains("two figures would be"))
  }

  @Test func `a text that fills pages is refused`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "w", count: 2001)
    let file = try folder.write(#"{"title": "\#(text)", "panels": [{"show": "lifeCycle"}]}"#, to: "a.json")
    let run = try Program().run(["figure", file])
    #expect(run.status == 2)
    #expect(run.output.contains("at most 2000 characters"))
  }

  @Test func `a view that is not on the screen is named with its place in the file`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"panels": [{"device": "iphone-se", "callouts": [{"at": "turnCrad", "text": "A"}]}]}"#, to: "a.json")
    let run = try Program().run(["figure", file])
    #expect(run.status == 2)
    #expect(
      run.output.contains("'panels[0].callouts[0].at' does not know 'turnCrad', did you mean 'turnCard'?"),
      "\(run.output)")
  }
}
