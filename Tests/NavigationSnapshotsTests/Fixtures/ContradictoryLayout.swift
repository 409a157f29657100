import GoogleNavigation
import UIKit

/// Wants a view to have two widths.
final class ContradictoryLayout: NSObject, NavigationLayoutDelegate {
  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    let card = UIView()
    card.accessibilityIdentifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    navMap.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: navMap.topAnchor),
      card.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
      card.heightAnchor.constraint(equalToConstant: 10),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}
