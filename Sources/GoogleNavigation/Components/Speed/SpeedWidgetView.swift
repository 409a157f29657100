import Drawing
import Foundation
import UIKit

/// Speedometer, speed limit, both or neither; changes its size without notice.
final class SpeedWidgetView: ComponentView {
  /// When and how the widget warns, as the app's settings say.
  private var alerts: SpeedAlerts { map?.speedAlerts ?? SpeedAlerts() }

  override init(map: GMSMapView) {
    super.init(map: map)
    accessibilityTraits = .updatesFrequently
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  /// What is to be seen: nothing while the re-centre button shows, and nothing that the map's settings or data lack.
  var shown: SpeedContent {
    guard let map, !map.showsRecenterButton, map.showsSpeedForTravelMode else {
      return SpeedContent(current: nil, limit: nil, unit: "", sign: .vienna)
    }
    var speed = map.content.speed
    if !map.shouldDisplaySpeedometer { speed.current = nil }
    if !map.shouldDisplaySpeedLimit { speed.limit = nil }
    return speed
  }

  override func refresh() {
    guard let map else { return }
    let isEmpty = shown.current == nil && shown.limit == nil
    let side = map.theme.styleValues.elementHorizontalPadding
    layoutMargins = isEmpty ? .zero : UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    isAccessibilityElement = !isEmpty
    let spoken = SpokenSpeed(speed: shown, level: alerts.level(of: shown), content: map.content)
    (accessibilityLabel, accessibilityValue) = (spoken.label, spoken.value)
    super.refresh()
  }

  override var intrinsicContentSize: CGSize {
    guard let map, let style else { return .zero }
    let size = SpeedPainter(speed: shown, alerts: alerts, style: style).size(width: map.theme.metrics.speedWidgetWidth)
    return CGSize(
      width: size.width + layoutMargins.left + layoutMargins.right,
      height: size.height + layoutMargins.top + layoutMargins.bottom)
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    SpeedPainter(speed: shown, alerts: alerts, style: style).paint(in: card, on: &canvas)
  }
}
