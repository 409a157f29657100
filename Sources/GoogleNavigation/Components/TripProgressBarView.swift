import Drawing
import Foundation
import UIKit

/// A vertical bar: the way that is done from the bottom up, traffic ahead, and a marker between them.
final class TripProgressBarView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
    setContentHuggingPriority(.defaultLow, for: .vertical)
    setContentCompressionResistancePriority(.defaultLow, for: .vertical)
  }

  override var requiredSize: (width: CGFloat?, height: CGFloat?) { (map?.theme.metrics.progressBarWidth, nil) }

  /// As high as the SDK's own layout makes it: from 210 points above the bottom up to 170 below the top, at most 400.
  override var intrinsicContentSize: CGSize {
    let height = map?.bounds.height ?? 0
    return CGSize(width: UIView.noIntrinsicMetric, height: min(400, max(40, height - 380)))
  }

  override func refresh() {
    super.refresh()
    accessibilityLabel = map?.content.labels.progress
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    guard bounds.height > bounds.width else { return }
    let route = style.theme.route
    let shape = RoundedRectangle(bounds, radius: bounds.width / 2)
    canvas.add(.shadow(shape, style.theme.buttonShadow))
    canvas.fill(shape.path, style.theme.controls.surface)
    let bar = bounds.insetBy(dx: 2.5, dy: 2.5)
    let position = bar.maxY - bar.height * style.content.arrival.progress
    canvas.group(clip: RoundedRectangle(bar, radius: bar.width / 2).path) { canvas in
      canvas.fill(.rectangle(bar), route.line)
      paintTraffic(in: bar, route, on: &canvas)
      canvas.fill(
        .rectangle(CGRect(x: bar.minX, y: position, width: bar.width, height: bar.maxY - position)), route.travelled)
    }
    paintMarker(at: CGPoint(x: bar.midX, y: position), style, on: &canvas)
  }

  /// Slow and jammed stretches, as shares of the whole way.
  private func paintTraffic(in bar: CGRect, _ route: NavigationTheme.RouteColors, on canvas: inout Canvas) {
    for (start, end, color) in [(0.42, 0.5, route.slow), (0.5, 0.55, route.jam), (0.55, 0.6, route.slow)] {
      canvas.fill(
        .rectangle(
          CGRect(
            x: bar.minX, y: bar.maxY - bar.height * end, width: bar.width, height: bar.height * (end - start))), color)
    }
  }

  private func paintMarker(at center: CGPoint, _ style: ComponentStyle, on canvas: inout Canvas) {
    let radius = bounds.width * 0.72
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    canvas.add(.shadow(RoundedRectangle(disc, radius: radius), style.theme.buttonShadow))
    canvas.fill(.circle(center: center, radius: radius), style.theme.route.vehicleEdge)
    let arrow = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: 0.13, y: 0.13)
    canvas.fill(VehiclePainter.arrow.applying(arrow), style.theme.route.vehicle)
  }
}
