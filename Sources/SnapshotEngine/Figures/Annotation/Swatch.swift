import Drawing
import Foundation

/// How an area is set off on a picture: outline, tint and hatching; a small one stands in the legend.
struct Swatch: Hashable {
  enum Filling: Hashable {
    case none
    case tint
    /// Lines that rise or fall from left to right.
    case hatch(isRising: Bool)
  }

  var color: Color
  var filling = Filling.none
  /// Whether the outline is broken.
  var isDashed = false
  /// Whether there is an outline at all.
  var isOutlined = true

  static let lineWidth: CGFloat = 1.5
  private static let hatchDistance: CGFloat = 8

  /// The legend's sample.
  func items(in square: CGRect) -> [DisplayItem] {
    items(over: RoundedRectangle(square.insetBy(dx: 1, dy: 3), radius: 2).path, bounds: square.insetBy(dx: 1, dy: 3))
  }

  /// What sets off the area within `outline`.
  func items(over outline: Path, bounds: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    switch filling {
    case .none: break
    case .tint: items.append(.fill(outline, color.multiplyingAlpha(by: 0.16)))
    case .hatch(let isRising):
      items.append(.fill(outline, color.multiplyingAlpha(by: 0.06)))
      let style = StrokeStyle(width: 1)
      let lines = DisplayItem.stroke(
        Self.hatching(of: bounds, isRising: isRising), style, color.multiplyingAlpha(by: 0.4))
      items.append(.group(DisplayGroup(clip: outline, items: [lines])))
    }
    guard isOutlined else { return items }
    let dash: [CGFloat] = isDashed ? [5, 3.5] : []
    // A light line below keeps the outline readable on dark cards.
    items.append(.stroke(outline, StrokeStyle(width: Self.lineWidth + 2), Color.white.multiplyingAlpha(by: 0.75)))
    items.append(.stroke(outline, StrokeStyle(width: Self.lineWidth, dash: dash), color))
    return items
  }

  /// Parallel lines at 45°, at places that do not depend on the area, so that neighbouring areas' lines meet.
  private static func hatching(of bounds: CGRect, isRising: Bool) -> Path {
    var path = Path()
    let reach = bounds.width + bounds.height
    guard reach > 0, reach < 20_000 else { return path }
    let base = isRising ? bounds.minX + bounds.minY : bounds.minX - bounds.maxY
    var offset = (base / hatchDistance).rounded(.down) * hatchDistance
    while offset <= base + reach {
      // x + y or x - y is constant along a line.
      if isRising {
        path.move(to: CGPoint(x: offset - bounds.minY, y: bounds.minY))
        path.line(to: CGPoint(x: offset - bounds.maxY, y: bounds.maxY))
      } else {
        path.move(to: CGPoint(x: offset + bounds.minY, y: bounds.minY))
        path.line(to: CGPoint(x: offset + bounds.maxY, y: bounds.maxY))
      }
      offset += hatchDistance
    }
    return path
  }
}
