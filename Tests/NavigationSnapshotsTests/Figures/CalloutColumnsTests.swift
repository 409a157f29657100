import Foundation
import Testing

@testable import SnapshotEngine

@Suite struct CalloutColumnsTests {
  private static let picture = CGRect(x: 0, y: 0, width: 280, height: 600)
  private let columns = CalloutColumns(picture: picture, leftEdge: -26, rightEdge: 306, lineOffset: 10)

  private func items(_ random: inout SeededNumbers) -> [CalloutColumns.Item] {
    (0..<random.integer(1...16)).map { _ in
      let size = CGSize(width: random.number(0...280), height: random.number(0...200))
      let target = CGRect(
        x: random.number(0...(280 - size.width)), y: random.number(0...(600 - size.height)), width: size.width,
        height: size.height)
      return CalloutColumns.Item(
        target: target, labelSize: CGSize(width: random.number(20...178), height: random.number(20...90)))
    }
  }

  @Test(arguments: 0..<200)
  func `labels never touch, and lines never cross`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let placed = columns.placed(items(&random))
    for (index, first) in placed.enumerated() {
      for second in placed[(index + 1)...] {
        #expect(!first.label.insetBy(dx: -1, dy: -1).intersects(second.label), "seed \(seed)")
        let lines = [first, second].map { Segment(start: $0.start, end: $0.end) }
        #expect(!lines[0].crosses(lines[1]), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<50)
  func `labels stand outside of the picture, and lines end on it`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let items = items(&random)
    for (item, place) in zip(items, columns.placed(items)) {
      let distance = place.side == .left ? -26 - place.label.maxX : place.label.minX - 306
      #expect(abs(distance) < 1e-9, "seed \(seed)")
      #expect(item.target.insetBy(dx: -3.01, dy: -3.01).contains(place.end), "seed \(seed)")
    }
  }

  @Test func `a label stands at its target's height`() {
    let target = CGRect(x: 10, y: 290, width: 40, height: 20)
    let placed = columns.placed([.init(target: target, labelSize: CGSize(width: 80, height: 30))])
    #expect(placed[0].start.y == 300)
    #expect(placed[0].side == .left)
  }

  @Test func `an author's wish for a side is followed`() {
    let target = CGRect(x: 10, y: 290, width: 40, height: 20)
    let placed = columns.placed([.init(target: target, labelSize: CGSize(width: 80, height: 30), side: .right)])
    #expect(placed[0].side == .right)
  }
}
