import Drawing
import Foundation
import UIKit

/// The footer: reaches to the map's bottom under the home indicator; the card is what lies inside its margins.
final class ETACardView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
  }

  override var requiredSize: (width: CGFloat?, height: CGFloat?) {
    guard let map else { return (nil, nil) }
    let width = map.bounds.width
    return (
      map.wideMode ? (width / 2).rounded(.down) : width, map.theme.metrics.etaCardHeight + map.safeAreaInsets.bottom
    )
  }

  override func refresh() {
    super.refresh()
    guard let map else { return }
    let side = map.theme.styleValues.headerFooterHorizontalPadding
    let isLeft = map.effectiveUserInterfaceLayoutDirection == .leftToRight
    let insets = map.safeAreaInsets
    layoutMargins = UIEdgeInsets(
      top: side, left: side + (isLeft || !map.wideMode ? insets.left : 0),
      bottom: max(side, insets.bottom - Self.overlapWithIndicator),
      right: side + (!isLeft || !map.wideMode ? insets.right : 0))
    let arrival = map.content.arrival
    accessibilityLabel = "\(arrival.remainingTime), \(arrival.remainingDistance), \(arrival.clock)"
  }

  /// How far the card may reach into the inset, whose upper part is free of the indicator.
  private static let overlapWithIndicator: CGFloat = 12

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    ETACardPainter(card: card, style: style).paint(on: &canvas)
  }
}
