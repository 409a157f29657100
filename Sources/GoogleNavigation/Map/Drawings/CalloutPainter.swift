import Drawing
import Foundation

/// Puts a bubble with a text beside each alternate route, where nothing else lies, its tail on the route.
struct CalloutPainter {
  /// In the order of the texts.
  let alternates: [Polyline]
  let texts: [String]
  let view: GroundView
  let style: ComponentStyle
  /// Bubbles stay inside this rectangle of the screen.
  let room: CGRect

  /// A bubble, and the point on the route that it tells of.
  struct Callout {
    let text: FittedText
    let box: CGRect
    let tip: CGPoint
  }

  private static let tailLength: CGFloat = 12

  /// The bubbles that have a place; `kept` is what they stay off, beside each other and the alternates.
  func callouts(keepingOff kept: [CGRect]) -> [Callout] {
    var taken = kept
    return zip(alternates, texts).compactMap { alternate, text in
      guard let callout = callout(on: alternate, text: text, taken + boxes(along: alternate)) else { return nil }
      taken.append(callout.box)
      return callout
    }
  }

  func paint(_ callouts: [Callout], on canvas: inout Canvas) {
    let card = style.theme.card
    for callout in callouts {
      let shape = RoundedRectangle(callout.box, radius: callout.box.height / 2)
      canvas.add(.shadow(shape, style.theme.buttonShadow))
      canvas.fill(tail(of: callout), card.surface)
      canvas.fill(shape.path, card.surface)
      canvas.strokeEdge(of: shape, card.edge)
      canvas.add(callout.text, in: callout.box, style.direction, isCentered: true)
    }
  }

  /// The first place along the part of the route that is seen, to either side of it.
  private func callout(on alternate: Polyline, text: String, _ taken: [CGRect]) -> Callout? {
    let look = TextFitter.Look(size: 13, weight: 600, color: style.theme.card.title)
    let fitted = style.text.fit(text, look, width: 200)
    let size = CGSize(width: fitted.size.width + 20, height: fitted.size.height + 10)
    for distance in stride(from: 40, to: alternate.length, by: 20) {
      let point = alternate.point(at: distance)
      guard view.sees(point) else { continue }
      let tip = view.camera.project(point)
      for side in [CGFloat(-1), 1] {
        let middle = tip.x + side * (size.width / 2 + Self.tailLength)
        let box = CGRect(
          x: middle - size.width / 2, y: tip.y - size.height / 2, width: size.width, height: size.height)
        let isFree = room.contains(box) && !taken.contains { $0.intersects(box.insetBy(dx: -2, dy: -3)) }
        if isFree { return Callout(text: fitted, box: box, tip: tip) }
      }
    }
    return nil
  }

  /// Small squares along the line, which a bubble touches only with its tail.
  private func boxes(along line: Polyline) -> [CGRect] {
    stride(from: 0, to: line.length, by: 12).compactMap { distance in
      let point = line.point(at: distance)
      guard view.sees(point) else { return nil }
      let center = view.camera.project(point)
      return CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)
    }
  }

  private func tail(of callout: Callout) -> Path {
    let (box, tip) = (callout.box, callout.tip)
    let base = tip.x < box.minX ? box.minX + 6 : box.maxX - 6
    return .polygon([CGPoint(x: base, y: box.midY - 6), tip, CGPoint(x: base, y: box.midY + 6)])
  }
}
