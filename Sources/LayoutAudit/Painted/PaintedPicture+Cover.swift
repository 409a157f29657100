import Drawing
import Foundation

extension PaintedPicture {
  /// What opaque things painted above view `name` cover of `frame`, with the views that paint them.
  ///
  /// Above is whatever comes after the view's own last item, or, for a view that paints nothing, after whatever
  /// `isBelow` says lies under it.
  func cover(of frame: CGRect, above index: Int, isPart: (String) -> Bool) -> [(view: String, frame: CGRect)] {
    items[min(index, items.count)...].compactMap { item in
      guard item.isOpaque, let view = item.view, !isPart(view), item.frame.overlaps(frame) else { return nil }
      return (view, item.frame.intersection(frame))
    }
  }

  /// The index after the last item that the view or something in it paints; nil where it paints nothing.
  func indexAfterItems(where isPart: (String) -> Bool) -> Int? {
    items.lastIndex { $0.view.map(isPart) ?? false }.map { $0 + 1 }
  }

  /// The colour under the point just before item `index` is painted; nil over something of many colours.
  func backdrop(at point: CGPoint, before index: Int) -> Color? {
    var layers: [Color] = []
    for item in items[..<index].reversed() where item.frame.contains(point) {
      switch item.content {
      case .text: continue
      case .pattern: return nil
      case .fill(let color):
        layers.append(color)
        if color.alpha >= 0.999 { return Self.composite(layers.dropLast(), over: color) }
      }
    }
    return Self.composite(layers, over: background)
  }

  /// Colours from top to bottom over an opaque one.
  private static func composite(_ layers: some BidirectionalCollection<Color>, over ground: Color) -> Color {
    layers.reversed().reduce(ground) { below, above in above.over(below) }
  }
}

extension Color {
  /// This colour laid over an opaque one.
  func over(_ below: Color) -> Color {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return Color(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}

/// How large a part of a rectangle others cover together.
enum Coverage {
  /// 0...1; measured on a grid of 24 by 24 points.
  static func share(of frame: CGRect, by others: [CGRect]) -> Double {
    guard frame.area > 0, !others.isEmpty else { return 0 }
    let steps = 24
    var covered = 0
    for row in 0..<steps {
      for column in 0..<steps {
        let point = CGPoint(
          x: frame.minX + frame.width * (CGFloat(column) + 0.5) / CGFloat(steps),
          y: frame.minY + frame.height * (CGFloat(row) + 0.5) / CGFloat(steps))
        if others.contains(where: { $0.contains(point) }) { covered += 1 }
      }
    }
    return Double(covered) / Double(steps * steps)
  }
}
