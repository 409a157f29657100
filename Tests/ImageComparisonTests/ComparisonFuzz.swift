import Drawing
import Foundation
import ImageComparison
import Testing

/// Random pictures and masks: what the parts of a result say agrees. `scripts/fuzz` runs many more seeds.
@Suite struct ComparisonFuzz {
  /// `NAVSHOT_FUZZ_SEEDS` is `FIRST COUNT`.
  private static var seeds: Range<UInt64> {
    let numbers = (ProcessInfo.processInfo.environment["NAVSHOT_FUZZ_SEEDS"] ?? "").split(separator: " ").compactMap {
      UInt64($0)
    }
    return numbers.count == 2 ? numbers[0]..<numbers[0] + numbers[1] : 0..<300
  }

  @Test func `counts, regions, squares and bounds agree with looking at each pixel`() throws {
    for seed in Self.seeds {
      var generator = SceneGenerator(seed: seed)
      let (expected, actual) = Self.pair(using: &generator)
      let masks = (0..<Int.random(in: 0...3, using: &generator)).map { _ in Self.mask(using: &generator) }
      let map = try #require(DifferenceMap(expected: expected, actual: actual, masks: masks))
      let different = (0..<expected.width * expected.height).filter { index in
        let (x, y) = (index % expected.width, index / expected.width)
        return !masks.contains { $0.columns.contains(x) && $0.rows.contains(y) }
          && expected.pixels[index * 4..<index * 4 + 4] != actual.pixels[index * 4..<index * 4 + 4]
      }
      #expect((map.extent(of: .different)?.pixelCount ?? 0) == different.count, "seed \(seed)")
      #expect(map.regions.reduce(0) { $0 + $1.pixelCount } == different.count, "seed \(seed)")
      let mask = Self.mask(using: &generator)
      let within = different.filter {
        mask.columns.contains($0 % expected.width) && mask.rows.contains($0 / expected.width)
      }
      #expect(map.count(of: .different, in: mask) == within.count, "seed \(seed)")
      #expect(map.densestCount(side: 5) == Self.densest(different, width: expected.width, side: 5), "seed \(seed)")
      for tolerance in [Tolerance.perceptual, .pixelmatch()] {
        let comparison = Comparison(expected: expected, actual: actual, tolerance: tolerance, masks: masks)
        let found = comparison.difference.map { $0.pixelCount + $0.antialiasedCount + $0.toleratedCount } ?? 0
        #expect(found == different.count, "seed \(seed)")
      }
    }
  }

  private static func pair(using generator: inout SceneGenerator) -> (Bitmap, Bitmap) {
    let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...30, using: &generator))
    var expected = Bitmap(width: width, height: height, filledWith: (200, 200, 200, 255))
    for index in expected.pixels.indices where Int.random(in: 0..<9, using: &generator) == 0 {
      expected.pixels[index] = UInt8.random(in: 0...255, using: &generator)
    }
    var actual = expected
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      actual.pixels[Int.random(in: 0..<actual.pixels.count, using: &generator)] ^= UInt8.random(
        in: 0...255, using: &generator)
    }
    return (expected, actual)
  }

  private static func mask(using generator: inout SceneGenerator) -> PixelRectangle {
    PixelRectangle(
      x: Int.random(in: -20...45, using: &generator), y: Int.random(in: -20...35, using: &generator),
      width: Int.random(in: 0...30, using: &generator), height: Int.random(in: 0...30, using: &generator))
  }

  private static func densest(_ different: [Int], width: Int, side: Int) -> Int {
    let points = different.map { ($0 % width, $0 / width) }
    // A fullest square can be moved until a pixel is on its left side and one on its top.
    let tops = Set(points.map(\.1))
    return Set(points.map(\.0)).flatMap { left in
      tops.map { top in
        points.filter { (left..<left + side).contains($0.0) && (top..<top + side).contains($0.1) }.count
      }
    }.max() ?? 0
  }
}
