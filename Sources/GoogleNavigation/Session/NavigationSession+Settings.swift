import UIKit

extension NavigationSession {
  /// Leaves the built-in layout in charge, as for an app that makes these settings and no others: everything else is as
  /// the SDK has it.
  package func useBuiltInLayout(_ settings: NavigationSettings) {
    (mapView.shouldDisplaySpeedometer, mapView.shouldDisplaySpeedLimit) = (false, false)
    apply(settings)
  }

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
