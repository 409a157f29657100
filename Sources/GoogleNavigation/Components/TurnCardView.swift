import Drawing
import Foundation
import UIKit

/// The header: reaches from the map's top under the status bar; the card is what lies inside its margins.
final class TurnCardView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  override var requiredSize: (width: CGFloat?, height: CGFloat?) {
    guard let map else { return (nil, nil) }
    let width = map.safeAreaWidth
    return (
      map.wideMode ? (width / 2).rounded(.down) : width,
      map.safeAreaInsets.top + map.theme.styleValues.headerNominalHeight
    )
  }

  override func refresh() {
    super.refresh()
    guard let map else { return }
    let values = map.theme.styleValues
    let side = values.headerFooterHorizontalPadding
    layoutMargins = UIEdgeInsets(
      top: map.safeAreaInsets.top + values.headerTopPadding, left: side, bottom: values.headerTopPadding + unusedHeight,
      right: side)
    accessibilityLabel = map.shownContent.turn.spoken(language: map.content.language)
  }

  /// A card without a lower panel is lower; its view keeps its height.
  private var unusedHeight: CGFloat {
    guard let map, !map.shownContent.turn.hasPanel else { return 0 }
    return map.theme.metrics.turnCardPanelHeight
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    TurnCardPainter(card: card, style: style).paint(on: &canvas)
  }
}

nonisolated extension TurnContent {
  /// The card's texts in reading order, and its arrows in words.
  fileprivate func spoken(language: String) -> String {
    func words(_ maneuver: Maneuver) -> String { SpokenManeuver(maneuver).words(language: language) }
    let turn = state == .step && maneuver != .unknown ? words(maneuver) : ""
    let then = hasPanel && lanes.isEmpty ? next.map { "\($0.text) \(words($0.maneuver))" } : nil
    return ([distance, turn] + signs.map(\.text) + [road, toward ?? "", then ?? ""])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
