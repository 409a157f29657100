import Drawing
import Foundation
import Typography

/// A text as it was set in the room it had.
nonisolated struct FittedText: Sendable {
  let string: String
  /// Points per em, after shrinking.
  let fontSize: CGFloat
  /// Nil where no font could be read.
  let layout: TextLayout?

  var size: CGSize { layout?.size ?? .zero }
  var isTruncated: Bool { layout?.isTruncated ?? false }

  /// What draws the text with its box's top left at `point`, whatever side its lines are aligned to.
  func items(at point: CGPoint) -> [DisplayItem] {
    guard let layout else { return [] }
    let leftmost = layout.lines.map(\.frame.minX).min() ?? 0
    return layout.items(at: CGPoint(x: point.x - leftmost, y: point.y))
  }
}
