/// What the map shows beside the ground, the route ahead and the vehicle.
nonisolated package struct MapFeatures: Sendable, Hashable {
  /// Whether a pin stands on the destination.
  package var showsDestinationMarker = true
  /// Whether the destination's building is tinted, named, and its entrance marked.
  package var highlightsDestination = false
  /// How many other ways are shown beside the route, 0...2.
  package var alternateRoutes = 2
  /// What call-outs on alternate routes tell; nil leaves them out.
  package var routeCallouts: RouteCalloutKind? = .time
  /// Whether the route's colours tell of the traffic.
  package var showsTrafficOnRoute = true
  /// Whether the next traffic lights on the route show during guidance.
  package var showsTrafficLights = false
  /// Whether the next stop signs on the route show during guidance.
  package var showsStopSigns = false
  /// Whether main roads beside the route are coloured by their traffic.
  package var showsTrafficLayer = false
  /// Whether a dot marks the user's place while navigation is off.
  package var showsMyLocation = false

  package init() {}

  /// What a call-out on an alternate route tells.
  nonisolated package enum RouteCalloutKind: Sendable, Hashable { case time, distance }
}
