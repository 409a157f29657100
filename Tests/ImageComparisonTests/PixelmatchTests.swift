import Drawing
import Foundation
import ImageComparison
import Rendering
import Testing

/// The pixelmatch mode against counts of pictures that `scripts/pixelmatch-corpus` draws.
struct PixelmatchTests {
  private struct Corpus: Decodable {
    let side: Int
    let thresholds: [Double]
    let counts: [[Int]]
  }

  private static func file(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name))
  }

  private static func part(of sheet: Bitmap, x: Int, y: Int, side: Int) -> Bitmap {
    var rows: [UInt8] = []
    for row in y..<y + side {
      let start = (row * sheet.width + x) * 4
      rows += sheet.pixels[start..<start + side * 4]
    }
    return Bitmap(width: side, height: side, pixels: rows)
  }

  @Test func `every pair counts as pixelmatch counts it, at every threshold`() throws {
    let corpus = try JSONDecoder().decode(Corpus.self, from: Self.file("pixelmatch.json"))
    let sheet = try PNGDecoder.decode([UInt8](Self.file("pixelmatch.png")))
    let side = corpus.side
    #expect(corpus.counts.count == sheet.height / side && corpus.counts.joined().reduce(0, +) > 5000)
    for (index, counts) in corpus.counts.enumerated() {
      let expected = Self.part(of: sheet, x: 0, y: index * side, side: side)
      let actual = Self.part(of: sheet, x: side, y: index * side, side: side)
      let ours = corpus.thresholds.map { threshold in
        Comparison(expected: expected, actual: actual, tolerance: .pixelmatch(threshold: threshold))
          .difference?.pixelCount ?? 0
      }
      #expect(ours == counts, "pair \(index)")
    }
  }
}
