import Drawing
import Foundation
import LayoutModel
import Testing

@testable import GoogleNavigation

struct TurnCardMirrorTests {
  private let card = CGRect(x: 0, y: 0, width: 360, height: 134)

  private func items(_ example: TurnExample, _ direction: LayoutDirection) -> [DisplayItem] {
    let content = NavigationContent.fixture(localeIdentifier: "en").showing(example)
    var canvas = Canvas()
    TurnCardPainter(card: card, style: ComponentStyle(theme: .standard, content: content, direction: direction))
      .paint(on: &canvas)
    return canvas.items
  }

  private func runs(_ items: [DisplayItem]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): runs(group.items)
      default: []
      }
    }
  }

  private func shapes(_ items: [DisplayItem]) -> [Path] {
    items.compactMap { item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): path
      default: nil
      }
    }
  }

  /// Texts are told apart by their baselines and by the gaps between their runs.
  private func texts(_ items: [DisplayItem]) -> [(minX: CGFloat, maxX: CGFloat, baseline: CGFloat)] {
    var texts: [(minX: CGFloat, maxX: CGFloat, baseline: CGFloat)] = []
    for run in runs(items) {
      let end = run.origin.x + run.width
      if let last = texts.last, last.baseline == run.origin.y, abs(last.maxX - run.origin.x) < 0.01 {
        texts[texts.count - 1].maxX = end
      } else {
        texts.append((run.origin.x, end, run.origin.y))
      }
    }
    return texts
  }

  @Test(arguments: TurnExample.allCases)
  func `from right to left every text changes sides in its row and keeps its letters`(example: TurnExample) {
    let (left, right) = (items(example, .leftToRight), items(example, .rightToLeft))
    let (texts, mirrored) = (texts(left), texts(right))
    #expect(texts.count == mirrored.count && !texts.isEmpty)
    for (text, other) in zip(texts, mirrored) {
      #expect(abs(other.minX - (card.width - text.maxX)) < 0.01 && other.baseline == text.baseline)
    }
    let (letters, otherLetters) = (runs(left).map(\.glyphs), runs(right).map(\.glyphs))
    #expect(letters.map { $0.map(\.outline) } == otherLetters.map { $0.map(\.outline) })
  }

  @Test(arguments: TurnExample.allCases)
  func `from right to left every drawing changes sides but is not flipped`(example: TurnExample) {
    let (left, right) = (shapes(items(example, .leftToRight)), shapes(items(example, .rightToLeft)))
    #expect(left.count == right.count)
    for (shape, other) in zip(left, right) {
      let (bounds, moved) = (shape.controlBounds, other.controlBounds)
      let shift = CGAffineTransform(translationX: moved.minX - bounds.minX, y: moved.minY - bounds.minY)
      let distances = zip(shape.applying(shift).elements, other.elements).flatMap { one, two in
        zip(one.points, two.points).map { abs($0.x - $1.x) + abs($0.y - $1.y) }
      }
      #expect(distances.allSatisfy { $0 < 1e-6 })
      #expect(moved.minY == bounds.minY)
    }
  }

  @Test func `lanes stay where they are`() {
    let lanes = { (items: [DisplayItem]) in self.shapes(items).filter { $0.controlBounds.minY > 94 } }
    let (left, right) = (lanes(items(.lanes, .leftToRight)), lanes(items(.lanes, .rightToLeft)))
    #expect(left == right && left.count > 10)
  }
}
