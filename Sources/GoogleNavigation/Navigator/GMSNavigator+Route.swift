import Foundation

extension GMSNavigator {
  /// The strategy of the routing options, as a settings file gives it.
  var alternateRoutesStrategy: GMSNavigationAlternateRoutesStrategy {
    get { routingOptions.alternateRoutesStrategy }
    set { take(routingOptions: GMSNavigationRoutingOptions(alternateRoutesStrategy: newValue)) }
  }

  /// Whether the last destination has a place's identifier, so that its building is highlighted.
  var destinationHasPlaceID: Bool {
    get { destinations.last?.placeID != nil }
    set { take(destinations: newValue ? [GMSNavigationWaypoint(placeID: "place", title: "")].compactMap(\.self) : []) }
  }
}
