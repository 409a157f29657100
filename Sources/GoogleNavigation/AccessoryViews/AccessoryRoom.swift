import Foundation
import UIKit

/// How much room a map leaves an accessory view under the header.
///
/// Ours, as the SDK only says that a short map hides the view: what lies between header and footer, less a part that
/// stays free for the map. Where less than a line of controls would fit, the view is hidden.
struct AccessoryRoom {
  let map: GMSMapView

  private static let (freeForMap, leastHeight): (CGFloat, CGFloat) = (200, 44)

  /// The largest size that the view can get.
  var size: CGSize {
    let card = map.parts.turnCard
    let width = (card.requiredSize.width ?? 0) - card.layoutMargins.left - card.layoutMargins.right
    let lowerPart = map.theme.metrics.turnCardPanelHeight + map.theme.styleValues.headerTopPadding
    let top = (card.requiredSize.height ?? 0) - lowerPart
    let footer = map.settings.isNavigationFooterEnabled ? map.parts.etaCard.requiredSize.height ?? 0 : 0
    let bottom = map.bounds.height - max(footer, map.safeAreaInsets.bottom)
    return CGSize(width: max(0, width), height: max(0, bottom - top - Self.freeForMap))
  }

  /// The height that the view gets: what it asks for, at most what there is; 0 where it is hidden.
  func height(asking ask: (CGSize) -> CGFloat) -> CGFloat {
    guard size.height >= Self.leastHeight, size.width > 0 else { return 0 }
    let wish = ask(size)
    return wish.isNaN ? 0 : min(max(0, wish), size.height)
  }
}
