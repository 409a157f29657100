/// How the camera moves while navigation is on.
nonisolated public enum GMSNavigationCameraMode: Int, Sendable {
  case free = 0
  case following = 1
  case overview = 2
}

/// From where the camera looks while it follows the vehicle.
nonisolated public enum GMSNavigationCameraPerspective: Int, Sendable {
  case tilted = 0
  case topDownNorthUp = 1
  case topDownHeadingUp = 2
}

/// The brightness of the navigation interface.
nonisolated public enum GMSNavigationLightingMode: Int, Sendable {
  case normal = 0
  case lowLight = 1
}

/// How the user travels.
nonisolated public enum GMSNavigationTravelMode: Int, Sendable {
  case driving = 0
  case cycling = 1
  case walking = 2
  case twoWheeler = 3
  case taxicab = 4
}

/// How `padding` and the safe area go together.
nonisolated public enum GMSMapViewPaddingAdjustmentBehavior: Int, Sendable {
  /// Both are added up.
  case always = 0
  /// The larger of both, edge by edge.
  case automatic = 1
  /// The safe area does not count.
  case never = 2
}

/// What callouts on routes tell.
nonisolated public enum GMSNavigationRouteCalloutFormat: Int, Sendable {
  case `default` = 0
  case time = 1
  case distance = 2
}
