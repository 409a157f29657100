import Foundation

/// What the route does first, which decides how the map's town is laid out.
nonisolated enum FirstStep: Sendable, Hashable, CaseIterable {
  case left, straight, right
  /// The destination is near, on that side of the vehicle's street.
  case arrivalLeft, arrivalRight

  init(_ maneuver: Maneuver) {
    self =
      switch maneuver {
      case .destinationLeft: .arrivalLeft
      case .destination, .destinationRight: .arrivalRight
      default:
        switch maneuver.side {
        case .left: .left
        case .right: .right
        case nil: .straight
        }
      }
  }

  /// -1 to the left, 1 to the right, 0 straight on.
  var side: CGFloat {
    switch self {
    case .left, .arrivalLeft: -1
    case .straight: 0
    case .right, .arrivalRight: 1
    }
  }

  var isArrival: Bool { self == .arrivalLeft || self == .arrivalRight }
}
