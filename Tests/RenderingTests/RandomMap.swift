import Drawing
import Foundation
import Typography

/// Pictures of one matrix: grounds with many shapes, in clipped and fading groups, under names with halos.
struct RandomMap {
  private var numbers: Numbers
  private let engine: TextEngine

  init(seed: UInt64) throws {
    numbers = Numbers(state: seed)
    engine = try TextEngine()
  }

  /// Grounds times words, so that several pictures have each ground.
  mutating func lists(grounds: Int, words: [String]) throws -> [DisplayList] {
    var lists: [DisplayList] = []
    for _ in 0..<grounds {
      let background = numbers.below(4) == 0 ? Color.clear : color(1)
      let (ground, isTurned) = (shapes(count: 60), numbers.below(2) == 0)
      let (clip, opacity) = (numbers.below(2) == 0, numbers.below(3) == 0 ? 0.5 : 1)
      let places = (0..<3).map { _ in point() }
      for word in words {
        let names = try places.map { try name(word, at: $0) }
        let frame = Path.rectangle(CGRect(x: 4, y: isTurned ? 3.3 : 3, width: 180, height: 140))
        let map = DisplayGroup(
          source: .init(name: "map", type: "UIView", label: word), opacity: opacity, clip: clip ? frame : nil,
          items: ground + names)
        let turn = CGAffineTransform(translationX: 3, y: 2).rotated(by: isTurned ? 0.1 : 0)
        lists.append(
          DisplayList(
            size: CGSize(width: 200, height: 150), scale: 2, background: background,
            items: [.group(DisplayGroup(transform: turn, items: [.group(map)])), .fill(shape(), color(0.5))]))
      }
    }
    return lists
  }

  private mutating func shapes(count: Int) -> [DisplayItem] {
    (0..<count).map { _ in
      switch numbers.below(4) {
      case 0: .stroke(shape(), StrokeStyle(width: 3, join: .round), color(numbers.below(2) == 0 ? 1 : 0.7))
      case 1: .group(DisplayGroup(opacity: 0.6, items: [.fill(shape(), color(1)), .fill(shape(), color(0.4))]))
      default: .fill(shape(), color(numbers.below(2) == 0 ? 1 : 0.3))
      }
    }
  }

  private func name(_ word: String, at point: CGPoint) throws -> DisplayItem {
    let layout = try engine.layout(TextParagraph(word, style: TextStyle(size: 15), color: .black))
    let items = layout.items(at: .zero)
    let halos = items.compactMap { item -> DisplayItem? in
      guard case .glyphs(let run) = item else { return nil }
      return .stroke(run.path, StrokeStyle(width: 2.6, join: .round), Color(white: 1, alpha: 0.85))
    }
    return .group(
      DisplayGroup(
        transform: CGAffineTransform(translationX: point.x, y: point.y).rotated(by: 0.3), items: halos + items))
  }

  private mutating func shape() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<8 { path.line(to: point()) }
    path.cubic(to: point(), control1: point(), control2: point())
    path.close()
    return path
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: CGFloat(numbers.below(2400)) / 10 - 20, y: CGFloat(numbers.below(1900)) / 10 - 20)
  }

  private mutating func color(_ alpha: Double) -> Color {
    Color(rgb: UInt32(numbers.below(0x100_0000)), alpha: alpha)
  }

  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
