import Drawing
import Foundation
import Typography

/// A text as it was set in the room it had.
nonisolated struct FittedText: Sendable {
  let string: String
  /// Points per em, after shrinking.
  let fontSize: CGFloat
  let layout: TextLayout

  var isTruncated: Bool { layout.isTruncated }

  /// The text's box. A line is as high as its size says, not as its font: scripts with tall fonts would push their
  /// neighbours away.
  var size: CGSize {
    guard !layout.lines.isEmpty else { return layout.size }
    let height = layout.lastBaseline - layout.firstBaseline + fontSize * Self.lineHeight
    return CGSize(width: layout.size.width, height: height)
  }

  /// Times the font size.
  static let lineHeight: CGFloat = 1.172
  private static let ascent: CGFloat = 0.928

  /// Where the glyphs begin and end below the box's top, in points.
  var ink: ClosedRange<CGFloat> {
    let bounds = layout.inkBounds
    return bounds.isNull ? 0...0 : (bounds.minY - rise)...(bounds.maxY - rise)
  }

  /// How far the layout's own top lies above the box.
  private var rise: CGFloat { layout.lines.isEmpty ? 0 : layout.firstBaseline - fontSize * Self.ascent }

  /// What draws the text with its box's top left at `point`, whatever side its lines are aligned to.
  func items(at point: CGPoint) -> [DisplayItem] {
    let leftmost = layout.lines.map(\.frame.minX).min() ?? 0
    return layout.items(at: CGPoint(x: point.x - leftmost, y: point.y - rise))
  }
}
