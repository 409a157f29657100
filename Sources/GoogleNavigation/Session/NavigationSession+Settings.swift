import UIKit

extension NavigationSession {
  /// The light outside changes: listeners hear of it, and the map follows unless the app set `lightingMode`.
  package func suggestLighting(_ mode: GMSNavigationLightingMode) {
    mapView.suggest(mode)
    window.layoutIfNeeded()
  }
}
