import Drawing
import Foundation

/// A line between two places with arrow heads at its ends, and the words beside it.
struct DimensionLine {
  /// Along which the distance is measured.
  enum Axis: Hashable {
    case horizontal, vertical
  }

  let axis: Axis
  /// Coordinates of the two ends along the axis, the smaller one first.
  let span: ClosedRange<CGFloat>
  /// The line's place across the axis.
  let position: CGFloat
  let color: Color

  /// Shorter lines have their arrow heads outside, pointing in.
  private static let roomForHeads: CGFloat = 20
  private static let head = CGSize(width: 5, height: 7)
  private static let tail: CGFloat = 9
  private static let lineWidth: CGFloat = 1.25

  var length: CGFloat { span.upperBound - span.lowerBound }
  private var hasHeadsOutside: Bool { length < Self.roomForHeads }

  /// Everything that is drawn, as a rectangle.
  var bounds: CGRect {
    let reach = hasHeadsOutside ? Self.tail : 0
    return rect(from: span.lowerBound - reach, to: span.upperBound + reach, halfWidth: 4)
  }

  func point(_ along: CGFloat, _ across: CGFloat = 0) -> CGPoint {
    axis == .vertical ? CGPoint(x: position + across, y: along) : CGPoint(x: along, y: position + across)
  }

  private func rect(from start: CGFloat, to end: CGFloat, halfWidth: CGFloat) -> CGRect {
    axis == .vertical
      ? CGRect(x: position - halfWidth, y: start, width: halfWidth * 2, height: end - start)
      : CGRect(x: start, y: position - halfWidth, width: end - start, height: halfWidth * 2)
  }

  /// Where a label of that size may stand, best first: on the line where it leaves enough of it, else beside it.
  func labelCenters(_ size: CGSize) -> [CGPoint] {
    let middle = (span.lowerBound + span.upperBound) / 2
    let (along, across) = axis == .vertical ? (size.height, size.width) : (size.width, size.height)
    let aside = across / 2 + 6
    let beyond = along / 2 + 4 + (hasHeadsOutside ? Self.tail : 0)
    let beside = [
      point(middle, aside), point(middle, -aside), point(span.upperBound + beyond), point(span.lowerBound - beyond),
    ]
    return length >= along + 2 * Self.head.height + 6 ? [point(middle)] + beside : beside
  }

  /// Two edges that lie on each other: a bar across the axis.
  private var barItems: [DisplayItem] {
    let bar = Path([.move(point(span.lowerBound, -9)), .line(point(span.lowerBound, 9))])
    return [
      .stroke(bar, StrokeStyle(width: 6, cap: .round), Color.white.multiplyingAlpha(by: 0.85)),
      .stroke(bar, StrokeStyle(width: 3, cap: .round), color),
    ]
  }

  var items: [DisplayItem] {
    guard length >= 0.5 else { return barItems }
    var line = Path()
    var heads = Path()
    let inset = min(Self.head.height * 0.7, length / 2)
    if hasHeadsOutside {
      for (end, sign) in [(span.lowerBound, -1.0), (span.upperBound, 1.0)] {
        line.move(to: point(end + sign * Self.head.height * 0.7))
        line.line(to: point(end + sign * Self.tail))
        heads.append(head(at: end, pointing: -sign))
      }
    } else {
      line.move(to: point(span.lowerBound + inset))
      line.line(to: point(span.upperBound - inset))
      heads.append(head(at: span.lowerBound, pointing: -1))
      heads.append(head(at: span.upperBound, pointing: 1))
    }
    var ends = Path()
    for end in [span.lowerBound, span.upperBound] {
      ends.move(to: point(end, -4))
      ends.line(to: point(end, 4))
    }
    let halo = Color.white.multiplyingAlpha(by: 0.85)
    return [
      .stroke(line, StrokeStyle(width: Self.lineWidth + 2.5), halo),
      .stroke(ends, StrokeStyle(width: Self.lineWidth + 2), halo),
      .stroke(line, StrokeStyle(width: Self.lineWidth), color),
      .stroke(ends, StrokeStyle(width: 1), color),
      .fill(heads, color),
    ]
  }

  private func head(at end: CGFloat, pointing sign: CGFloat) -> Path {
    let back = end - sign * Self.head.height
    return Path([
      .move(point(end)), .line(point(back, -Self.head.width / 2)), .line(point(back, Self.head.width / 2)), .close,
    ])
  }
}
