import Drawing
import Foundation
import UIKit

/// A vertical bar: the way that is done from the bottom up, traffic ahead, the destination at the top.
final class TripProgressBarView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
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
    guard let content = map?.content else { return }
    accessibilityLabel = content.labels.progress
    accessibilityValue = NumberText.percent(content.arrival.progress, locale: content.locale)
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    TripProgressPainter(frame: bounds, style: style).paint(on: &canvas)
  }
}
