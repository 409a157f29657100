import Foundation
import Testing

@testable import SnapshotEngine

@Suite struct GutterLanesTests {
  @Test(arguments: 0..<100)
  func `lines of one lane do not touch`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let spans = (0..<random.integer(1...12)).map { _ in
      let start = random.number(0...500)
      return start...(start + random.number(0...200))
    }
    let lanes = GutterLanes(spans).lanes
    for (index, span) in spans.enumerated() {
      for other in spans.indices.dropFirst(index + 1) where lanes[other] == lanes[index] {
        #expect(!span.overlaps(spans[other]), "seed \(seed)")
      }
    }
  }

  @Test func `the longer of two lines stands further out`() {
    #expect(GutterLanes([0...100, 20...40]).lanes == [1, 0])
  }
}
