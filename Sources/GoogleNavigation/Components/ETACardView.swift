import Drawing
import Foundation
import UIKit

/// The footer: reaches to the map's bottom under the home indicator; the card is what lies inside its margins.
final class ETACardView: ComponentView {
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
    accessibilityLabel = spokenArrival
  }

  /// How far the card may reach into the inset, whose upper part is free of the indicator.
  private static let overlapWithIndicator: CGFloat = 12

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    ETACardPainter(card: card, style: style).paint(on: &canvas)
  }

  private var spokenArrival: String? {
    guard let content = map?.content else { return nil }
    let (arrival, spoken) = (content.arrival, content.spoken)
    let traffic: String? =
      switch arrival.delay {
      case .noData: nil
      case .light: spoken.lightTraffic
      case .medium: spoken.mediumTraffic
      case .heavy: spoken.heavyTraffic
      }
    return [arrival.remainingTime, traffic, arrival.remainingDistance, "\(spoken.arrival) \(arrival.clock)"]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// What the card says, and the button that it shows.
  override var accessibilityElements: [Any]? {
    get {
      guard let style else { return nil }
      let painter = ETACardPainter(card: card, style: style)
      return [
        UIAccessibilityElement(spokenArrival, traits: [.staticText, .updatesFrequently], in: painter.texts, of: self),
        UIAccessibilityElement(style.content.arrival.exit, traits: .button, in: painter.exit, of: self),
      ]
    }
    set {}
  }
}
