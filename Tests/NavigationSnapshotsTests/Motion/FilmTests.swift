import Drawing
import Foundation
import FoundationXML
import Rendering
import Testing

@testable import SnapshotEngine

@Suite struct FilmTests {
  @Test func `frames lie at even distances, from the event to the end`() {
    #expect(Film.times(duration: 0.5, framesPerSecond: 10) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(Film.times(duration: 0.1, framesPerSecond: 30) == [0, 0.033, 0.067, 0.1])
  }

  @Test func `a filmstrip has the first and the last frame`() {
    #expect(Filmstrip.chosen(4, of: 31) == [0, 10, 20, 30])
    #expect(Filmstrip.chosen(9, of: 3) == [0, 1, 2])
    #expect(Filmstrip.chosen(1, of: 5) == [0])
  }

  @Test func `a prompt's way in is moved, not drawn frame by frame`() throws {
    let folder = try TemporaryFolder()
    let run = try Program().run([
      "animate", "--device", "iphone-se", "--state", "active-guidance-prompt", "--fps", "10", "--format", "svg,apng",
      "--resolution", "0.5", "--out", folder.path,
    ])
    try #require(run.status == 0, "\(run.output)")
    let stem = "iphone-se/active-guidance-prompt.animation"
    let svg = String(decoding: try folder.bytes(stem + ".svg"), as: UTF8.self)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("<animateTransform"))
    #expect(svg.components(separatedBy: "id=\"turnCard\"").count == 2, "what stays is written once")
    let first = try PNGDecoder.decode(try folder.bytes(stem + ".png"))
    #expect((first.width, first.height) == (188, 334))
  }
}
