import Drawing
import Foundation

/// An arrow made of a line and a head, in a square of 48 points; drawn as it is in every layout direction.
nonisolated struct ArrowGlyph: Sendable, Hashable {
  /// The part that is not driven, drawn faintly: a fork's other branch, a roundabout's circle.
  var faint = Path()
  var line = Path()
  /// Filled shapes: arrowheads, dots. A shape inside another is a hole.
  var fills = Path()
  var lineWidth: CGFloat = 6
  /// The width of the line around filled shapes, which rounds their corners.
  var softness: CGFloat = 2

  static let side: CGFloat = 48

  /// Adds a head of a `width`, whose tip lies `length` beyond `point` in a direction clockwise from up.
  mutating func addHead(at point: CGPoint, angle: CGFloat, length: CGFloat = 13, width: CGFloat = 22) {
    let head = Path([
      .move(CGPoint(x: -width / 2, y: 0)), .line(CGPoint(x: 0, y: -length)), .line(CGPoint(x: width / 2, y: 0)), .close,
    ])
    fills.append(head.applying(CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle)))
  }

  /// Adds the way that a pen drew, with a head at its end.
  mutating func addArrow(_ pen: RoadPen, length: CGFloat = 13, width: CGFloat = 22) {
    line.append(pen.path)
    addHead(at: pen.point, angle: pen.heading, length: length, width: width)
  }

  var mirrored: ArrowGlyph { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0)) }

  /// The glyph with everything it shows in the middle of the square.
  var centered: ArrowGlyph {
    let ink = inkBounds
    return moved(by: CGVector(dx: Self.side / 2 - ink.midX, dy: Self.side / 2 - ink.midY))
  }

  func moved(by offset: CGVector) -> ArrowGlyph {
    applying(CGAffineTransform(translationX: offset.dx, y: offset.dy))
  }

  /// The glyph grown on all sides, to be painted under it in the ground's colour where it lies over other glyphs.
  var outlined: ArrowGlyph {
    var glyph = self
    glyph.lineWidth += 4
    glyph.softness += 4
    return glyph
  }

  /// What is painted, faint parts too.
  var inkBounds: CGRect {
    let reach = -lineWidth / 2
    let parts = [
      faint.isEmpty ? .null : faint.controlBounds.insetBy(dx: reach, dy: reach),
      line.isEmpty ? .null : line.controlBounds.insetBy(dx: reach, dy: reach),
      fills.isEmpty ? .null : fills.controlBounds.insetBy(dx: -softness / 2, dy: -softness / 2),
    ]
    return parts.reduce(CGRect.null) { $0.union($1) }
  }

  private func applying(_ transform: CGAffineTransform) -> ArrowGlyph {
    var glyph = self
    glyph.faint = faint.applying(transform)
    glyph.line = line.applying(transform)
    glyph.fills = fills.applying(transform)
    return glyph
  }

  func paint(on canvas: inout Canvas, in rect: CGRect, color: Color) {
    let scale = min(rect.width, rect.height) / Self.side
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: scale, y: scale)
      .translatedBy(x: -Self.side / 2, y: -Self.side / 2)
    let style = StrokeStyle(width: lineWidth * scale, cap: .round, join: .round)
    canvas.stroke(faint.applying(transform), style, color.multiplyingAlpha(by: 0.45))
    canvas.stroke(line.applying(transform), style, color)
    guard !fills.isEmpty else { return }
    let shape = fills.applying(transform)
    canvas.add(.fill(shape, .color(color), .evenOdd))
    canvas.stroke(shape, StrokeStyle(width: softness * scale, join: .round), color)
  }
}
