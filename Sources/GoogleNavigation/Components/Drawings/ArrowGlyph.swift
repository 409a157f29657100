import Drawing
import Foundation

/// An arrow made of a line and a head, in a square of 48 points; drawn as it is in every layout direction.
nonisolated struct ArrowGlyph: Sendable, Hashable {
  /// The part that is not driven, drawn faintly: a fork's other branch, a roundabout's circle.
  var faint = Path()
  var line = Path()
  /// Filled shapes: arrowheads, dots.
  var fills = Path()
  var lineWidth: CGFloat = 6

  static let side: CGFloat = 48

  /// Adds a head of a `width`, whose tip lies `length` beyond `point` in a direction clockwise from up.
  mutating func addHead(at point: CGPoint, angle: CGFloat, length: CGFloat = 13, width: CGFloat = 22) {
    let head = Path([
      .move(CGPoint(x: -width / 2, y: 0)), .line(CGPoint(x: 0, y: -length)), .line(CGPoint(x: width / 2, y: 0)), .close,
    ])
    fills.append(head.applying(CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle)))
  }

  var mirrored: ArrowGlyph {
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0)
    var glyph = self
    glyph.faint = faint.applying(flip)
    glyph.line = line.applying(flip)
    glyph.fills = fills.applying(flip)
    return glyph
  }

  func paint(on canvas: inout Canvas, in rect: CGRect, color: Color) {
    let scale = min(rect.width, rect.height) / Self.side
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: scale, y: scale)
      .translatedBy(x: -Self.side / 2, y: -Self.side / 2)
    let style = StrokeStyle(width: lineWidth * scale, cap: .round, join: .round)
    canvas.stroke(faint.applying(transform), style, color.multiplyingAlpha(by: 0.45))
    canvas.stroke(line.applying(transform), style, color)
    let shape = fills.applying(transform)
    canvas.fill(shape, color)
    canvas.stroke(shape, StrokeStyle(width: 2 * scale, join: .round), color)
  }
}
