import Drawing
import Foundation
import UIKit

/// A round button over the map; its margins keep it off the map's edge.
class MapButtonView: ComponentView {
  init(map: GMSMapView, label: String) {
    super.init(map: map)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = label
  }

  override var intrinsicContentSize: CGSize {
    guard let map else { return .zero }
    let size = map.theme.metrics.buttonSize
    return CGSize(
      width: size + layoutMargins.left + layoutMargins.right, height: size + layoutMargins.top + layoutMargins.bottom)
  }

  override func refresh() {
    guard let values = map?.theme.styleValues else { return }
    let (side, end) = (values.buttonHorizontalPadding, values.buttonVerticalPadding / 2)
    layoutMargins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    super.refresh()
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    let shape = RoundedRectangle(card, radius: card.height / 2)
    let colors = style.theme.controls
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.buttonShadow)
    paintSign(in: card, style, on: &canvas)
  }

  func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {}
}

/// Turns the map to the north; its needle shows where north is.
final class CompassButton: MapButtonView {
  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    let colors = style.theme.controls
    let scale = disc.width / 48
    let turn = CGAffineTransform(translationX: disc.midX, y: disc.midY).scaledBy(x: scale, y: scale)
      .rotated(by: map?.northOnScreen ?? 0)
    canvas.group(transform: turn) { canvas in
      let north = [CGPoint(x: -6.5, y: 0), CGPoint(x: 0, y: -17), CGPoint(x: 6.5, y: 0)]
      let south = [CGPoint(x: -6.5, y: 0), CGPoint(x: 0, y: 17), CGPoint(x: 6.5, y: 0)]
      canvas.fill(.polygon(north), colors.needleNorth)
      canvas.fill(.polygon(south), colors.needleSouth)
      canvas.fill(.circle(center: .zero, radius: 2.2), colors.surface)
    }
  }
}

/// Reports an incident.
final class ReportButton: MapButtonView {
  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    let colors = style.theme.controls
    let scale = disc.width / 48
    canvas.group(transform: CGAffineTransform(translationX: disc.minX, y: disc.minY).scaledBy(x: scale, y: scale)) {
      canvas in
      let bubble = RoundedRectangle(CGRect(x: 11.5, y: 11.5, width: 25, height: 20), radius: 6).path
      let tail = Path.polygon([CGPoint(x: 18, y: 30), CGPoint(x: 27, y: 30), CGPoint(x: 18.5, y: 37.5)])
      for shape in [bubble, tail] {
        canvas.stroke(shape, StrokeStyle(width: 3, join: .round), colors.reportEdge)
      }
      for shape in [bubble, tail] { canvas.fill(shape, colors.report) }
      canvas.fill(RoundedRectangle(CGRect(x: 22.7, y: 15, width: 2.6, height: 8), radius: 1.3).path, colors.reportEdge)
      canvas.fill(.circle(center: CGPoint(x: 24, y: 26.8), radius: 1.7), colors.reportEdge)
    }
  }
}

/// A button of a type that no delegate knows yet; scenarios use it to find layouts that count on fixed positions.
final class UnknownButton: MapButtonView {
  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    for x in [-8, 0, 8] {
      canvas.fill(
        .circle(center: CGPoint(x: disc.midX + CGFloat(x), y: disc.midY), radius: 2.4), style.theme.controls.glyph)
    }
  }
}
