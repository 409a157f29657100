import Drawing
import Foundation
import FoundationXML
import Testing

@testable import Rendering

@Suite struct AnimationTests {
  private func picture(_ x: Int, _ width: Int = 8) -> Bitmap {
    var bitmap = Bitmap(width: width, height: 4, filledWith: (255, 255, 255, 255))
    for part in 0..<3 { bitmap.pixels[(width + x) * 4 + part] = 0 }
    return bitmap
  }

  private func chunks(_ file: [UInt8]) throws -> [(type: String, data: [UInt8])] {
    var reader = try PNGChunkReader(file)
    var chunks: [(String, [UInt8])] = []
    while !reader.isAtEnd {
      let chunk = try reader.next()
      chunks.append((chunk.type, Array(chunk.data)))
    }
    return chunks
  }

  @Test func `a film is a PNG file whose picture is the first frame`() throws {
    var film = APNGEncoder(first: picture(0), duration: 0.1)
    film.append(picture(3), duration: 0.1)
    #expect(try PNGDecoder.decode(film.bytes()) == picture(0))
  }

  @Test func `only what changed is kept, and frames are numbered through`() throws {
    var film = APNGEncoder(first: picture(0), duration: 0.1)
    film.append(picture(3), duration: 0.05)
    let chunks = try chunks(film.bytes(repetitions: 2))
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[3].data == [0, 0, 0, 2, 0, 0, 0, 2])
    let second = chunks[6].data
    #expect(second[0..<4].bigEndian(at: 0) == 1)
    #expect([4, 8, 12, 16].map { second.bigEndian(at: $0) } == [4, 1, 0, 1], "pixels 0 to 3 of row 1")
    #expect(Array(second[20..<24]) == [0, 50, 3, 232])
    #expect(chunks[7].data.bigEndian(at: 0) == 2)
  }

  @Test func `a frame that shows nothing new makes the one before it longer`() throws {
    var film = APNGEncoder(first: picture(0), duration: 0.1)
    film.append(picture(0), duration: 0.2)
    #expect(film.frameCount == 1)
    #expect(Array(try chunks(film.bytes())[4].data[20..<24]) == [1, 44, 3, 232])
  }

  private func frame(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), scale: 1, items: items)
  }

  private func card(_ name: String, x: CGFloat, opacity: Double = 1, width: CGFloat = 20) -> DisplayItem {
    .group(
      DisplayGroup(
        source: .init(name: name, type: "UIView"), transform: CGAffineTransform(translationX: x, y: 0),
        opacity: opacity, items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: width, height: 10)), .black)]))
  }

  private func svg(_ frames: [DisplayList]) throws -> String {
    let svg = try AnimatedSVGWriter(title: "Film").document(of: frames, interval: 0.1)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    return svg
  }

  @Test func `a group that moves is written once`() throws {
    let svg = try svg([0, 10, 30].map { frame([card("a", x: 0), card("b", x: $0)]) })
    #expect(svg.components(separatedBy: "<rect").count == 4, "background, a, b")
    #expect(svg.contains(#"type="translate" values="0 0;10 0;30 0;30 0" keyTimes="0;0.33333;0.66667;1" dur="0.3s""#))
  }

  @Test func `a group that fades is written once`() throws {
    let svg = try svg([0.25, 1].map { frame([card("a", x: 0, opacity: $0)]) })
    #expect(svg.contains(#"attributeName="opacity" values="0.25;1;1""#))
  }

  @Test func `what comes later is shown from then on`() throws {
    let svg = try svg([frame([card("a", x: 0)]), frame([card("a", x: 0), card("b", x: 5)])])
    #expect(svg.contains(#"<g display="none">"#))
    #expect(svg.contains(#"attributeName="display" calcMode="discrete" values="none;inline" keyTimes="0;0.5""#))
  }

  @Test func `what changes otherwise is written for each of its looks`() throws {
    let svg = try svg([20, 20, 30].map { frame([card("a", x: 0, width: $0)]) })
    #expect(svg.contains(#"values="inline;none" keyTimes="0;0.66667""#))
    #expect(svg.contains(#"values="none;inline" keyTimes="0;0.66667""#))
  }

  @Test func `a film without motion has no animation`() throws {
    #expect(!(try svg([frame([card("a", x: 0)]), frame([card("a", x: 0)])])).contains("<animate"))
  }
}
