/// What the driver does at the next step, as `GMSNavigationManeuver` lists it; a drawing, so never mirrored with the
/// layout direction.
nonisolated package enum Maneuver: String, Sendable, Hashable, Codable, CaseIterable {
  case unknown, depart
  case destination, destinationLeft, destinationRight
  case straight
  case turnLeft, turnRight, turnKeepLeft, turnKeepRight, turnSlightLeft, turnSlightRight, turnSharpLeft, turnSharpRight
  case turnUTurnClockwise, turnUTurnCounterClockwise
  case mergeUnspecified, mergeLeft, mergeRight
  case forkLeft, forkRight
  case onRampUnspecified, onRampLeft, onRampRight, onRampKeepLeft, onRampKeepRight, onRampSlightLeft, onRampSlightRight
  case onRampSharpLeft, onRampSharpRight, onRampUTurnClockwise, onRampUTurnCounterClockwise
  case offRampUnspecified, offRampLeft, offRampRight, offRampKeepLeft, offRampKeepRight, offRampSlightLeft
  case offRampSlightRight, offRampSharpLeft, offRampSharpRight, offRampUTurnClockwise, offRampUTurnCounterClockwise
  case roundaboutClockwise, roundaboutCounterClockwise
  case roundaboutStraightClockwise, roundaboutStraightCounterClockwise
  case roundaboutLeftClockwise, roundaboutLeftCounterClockwise
  case roundaboutRightClockwise, roundaboutRightCounterClockwise
  case roundaboutSlightLeftClockwise, roundaboutSlightLeftCounterClockwise
  case roundaboutSlightRightClockwise, roundaboutSlightRightCounterClockwise
  case roundaboutSharpLeftClockwise, roundaboutSharpLeftCounterClockwise
  case roundaboutSharpRightClockwise, roundaboutSharpRightCounterClockwise
  case roundaboutUTurnClockwise, roundaboutUTurnCounterClockwise
  case roundaboutExitClockwise, roundaboutExitCounterClockwise
  case ferryBoat, ferryTrain
  case nameChange

  /// The same manoeuvre on the other side of the road, where traffic turns the other way round; itself where it has no
  /// side.
  package var mirrored: Maneuver {
    let swapped = rawValue.replacing(/Left|Right|CounterClockwise|Clockwise/) { match in
      switch match.output {
      case "Left": "Right"
      case "Right": "Left"
      case "Clockwise": "CounterClockwise"
      default: "Clockwise"
      }
    }
    return Maneuver(rawValue: swapped) ?? self
  }

  /// A side of the road.
  nonisolated package enum Side: Sendable, Hashable { case left, right }

  /// Where the route goes on, as seen from the vehicle; nil where it goes straight on or ends.
  package var side: Side? {
    switch self {
    case .destinationLeft, .destinationRight: nil
    case _ where rawValue.contains("Left") || rawValue.hasSuffix("UTurnCounterClockwise"): .left
    case _ where rawValue.contains("Right") || rawValue.hasSuffix("UTurnClockwise"): .right
    default: nil
    }
  }
}
