import UIKit

extension NavigationSession {
  /// Makes settings on the map, at once and whatever navigation is doing.
  package func apply(_ settings: NavigationSettings) {
    settings.apply(to: mapView)
    window.layoutIfNeeded()
  }

  /// The light outside changes: listeners hear of it, and the map follows unless the app set `lightingMode`.
  package func suggestLighting(_ mode: GMSNavigationLightingMode) {
    mapView.suggest(mode)
    window.layoutIfNeeded()
  }
}
