import Foundation
import Testing

@testable import SnapshotEngine

/// A delegate from source, through every state: the solved frames are those of the rules it was written by.
final class GuidanceLayoutTests {
  private static let rendered = Result { try Rendered() }

  /// The layouts of every state in both directions, made once.
  private struct Rendered {
    let folder = try? TemporaryFolder()
    let documents: [String: LayoutDocument]

    init() throws {
      let folder = try #require(folder)
      let run = try Program(environment: ["NAVSHOT_CACHE": folder.path + "/cache"]).run(
        [
          "render", "--sources", Program.fixture("PlainLayout"), "--direction", "all", "--format", "json", "--out",
          folder.path,
        ])
      try #require(run.status == 0, "\(run.output)")
      documents = Dictionary(
        uniqueKeysWithValues: try folder.files.filter { $0.hasSuffix(".layout.json") }.map { file in
          let name = URL(fileURLWithPath: file).lastPathComponent.replacingOccurrences(of: ".layout.json", with: "")
          return (name, try LayoutDocument(text: folder.bytes(file), path: file))
        })
    }
  }

  private func frames(_ name: String) throws -> [String: LayoutDocument.Box] {
    let document = try #require(try Self.rendered.get().documents[name])
    return Dictionary(document.views.map { ($0.name, $0.frame) }) { first, _ in first }
  }

  private func frame(_ view: String, in name: String) throws -> LayoutDocument.Box {
    try #require(try frames(name)[view], "\(view) in \(name)")
  }

  @Test func `every state is rendered in both directions`() throws {
    #expect(try Self.rendered.get().documents.count == 16)
  }

  @Test func `with guidance the viewport lies between the cards, from side to side`() throws {
    let (viewport, turnCard, etaCard) = (
      try frame("viewport", in: "active-guidance"), try frame("turnCard", in: "active-guidance"),
      try frame("etaCard", in: "active-guidance")
    )
    #expect((viewport.x, viewport.width) == (0, 393))
    #expect(viewport.y == turnCard.y + turnCard.height)
    #expect(viewport.y + viewport.height == etaCard.y)
  }

  @Test(arguments: ["viewport", "googleLogo", "reportingButton"])
  func `with a prompt everything ends at its top`(view: String) throws {
    let prompt = try frame("prompt", in: "active-guidance-prompt")
    let frame = try frame(view, in: "active-guidance-prompt")
    #expect(frame.y + frame.height == prompt.y)
    #expect(prompt.y + prompt.height == 852)
  }

  @Test(arguments: NavigationState.allCases)
  func `right to left mirrors every frame about the map's middle`(state: NavigationState) throws {
    let (leftToRight, rightToLeft) = (try frames(state.name), try frames(state.name + ".rtl"))
    #expect(leftToRight.keys.sorted() == rightToLeft.keys.sorted())
    for (name, frame) in leftToRight {
      var mirrored = frame
      mirrored.x = 393 - frame.x - frame.width
      #expect(rightToLeft[name] == mirrored, "\(name)")
    }
  }

  @Test func `after a prompt is hidden everything is where it was`() throws {
    #expect(try frames("after-hide-prompt") == frames("active-guidance"))
  }

  @Test func `after guidance stops everything is as before it started`() throws {
    #expect(try frames("after-stop") == frames("navigation-ready"))
  }

  @Test(arguments: ["not-navigating", "after-disable", "after-disable.rtl"])
  func `without navigation the map is empty`(name: String) throws {
    #expect(try frames(name).keys.sorted() == ["map"])
  }

  @Test func `both prompts are there while one takes the other's place`() throws {
    let (incoming, outgoing) = (
      try frame("prompt", in: "changing-prompt"), try frame("oldPrompt", in: "changing-prompt")
    )
    #expect(incoming.y > 712)
    #expect(outgoing.y > 712)
  }
}
