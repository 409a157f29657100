/// How many routes beside the chosen one are shown.
nonisolated public enum GMSNavigationAlternateRoutesStrategy: Int, Sendable {
  /// Up to two.
  case all = 0
  case none = 1
  /// One, where there is one.
  case one = 2
}

/// What a route is chosen by.
nonisolated public enum GMSNavigationRoutingStrategy: Int, Sendable {
  case defaultBest = 0
  case deltaToTargetDistance = 1
  case shorter = 2
}

/// What became of a request for a route. The numbers are ours.
nonisolated public enum GMSRouteStatus: Int, Sendable {
  case internalError = 0
  // The SDK's own spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OK = 1
  case noRouteFound = 2
  case noWaypointsError = 3
}

/// How much traffic holds the driver up.
nonisolated public enum GMSNavigationDelayCategory: Int, Sendable {
  case noData = 0
  case heavy = 1
  case medium = 2
  case light = 3
}
