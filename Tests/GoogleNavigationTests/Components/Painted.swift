import Drawing
import Foundation

/// What a display list paints, in paint order and in the picture's own coordinates, for tests to ask about.
struct Painted {
  /// One thing that is painted.
  struct Leaf {
    var item: DisplayItem
    /// From the item's coordinates to the picture's.
    var transform: CGAffineTransform
    /// The smallest upright rectangle around the item.
    var box: CGRect {
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): path.applying(transform).controlBounds
      case .shadow(let shape, _): shape.path.applying(transform).controlBounds
      case .glyphs(let run):
        CGRect(x: run.origin.x, y: run.origin.y - run.size, width: run.width, height: run.size).applying(transform)
      case .image(_, let rect): rect.applying(transform)
      case .group: .null
      }
    }

    var text: GlyphRun? {
      if case .glyphs(let run) = item { run } else { nil }
    }
  }

  let background: Color
  private(set) var leaves: [Leaf] = []

  init(_ list: DisplayList) {
    background = list.background
    add(list.items, .identity)
  }

  private mutating func add(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      if case .group(let group) = item {
        add(group.items, group.transform.concatenating(transform))
      } else {
        leaves.append(Leaf(item: item, transform: transform))
      }
    }
  }

  /// The colour beneath a leaf, at a point: of the fills painted before it, laid over each other.
  func ground(below index: Int, at point: CGPoint) -> Color {
    leaves[..<index].reduce(background) { ground, leaf in
      guard case .fill(let path, .color(let color), _) = leaf.item else { return ground }
      return path.applying(leaf.transform).contains(point) ? color.over(ground) : ground
    }
  }
}

extension Path {
  /// Whether a point lies inside, by the even-odd rule; curves are taken as eight lines each.
  func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for (start, end) in lines where (start.y > point.y) != (end.y > point.y) {
      if point.x < (end.x - start.x) * (point.y - start.y) / (end.y - start.y) + start.x { isInside.toggle() }
    }
    return isInside
  }

  private var lines: [(CGPoint, CGPoint)] {
    var (lines, start, current): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
    func line(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let end):
        let from = current
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          line(to: CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y))
        }
      case .cubic(let first, let second, let end):
        let from = current
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: line(to: start)
      }
    }
    return lines
  }
}
