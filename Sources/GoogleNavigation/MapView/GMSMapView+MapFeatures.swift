extension GMSMapView {
  /// What settings and destinations ask the map to show.
  var mapFeatures: MapFeatures {
    var features = MapFeatures()
    features.showsDestinationMarker = settings.showsDestinationMarkers
    features.highlightsDestination = guidanceNavigator.destinationHasPlaceID
    features.alternateRoutes =
      switch guidanceNavigator.routingOptions.alternateRoutesStrategy {
      case .all: 2
      case .one: 1
      case .none: 0
      }
    if guidanceNavigator.shouldDisplayPrompts {
      features.routeCallouts = routeCalloutFormat == .distance ? .distance : .time
    } else {
      features.routeCallouts = nil
    }
    features.showsTrafficLights = settings.showsTrafficLights
    features.showsStopSigns = settings.showsStopSigns
    features.showsTrafficLayer = isTrafficEnabled
    features.showsMyLocation = isMyLocationEnabled
    return features
  }
}
