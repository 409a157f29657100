/// What the driver does at the next step; a drawing, so never mirrored.
nonisolated package enum Maneuver: String, Sendable, Hashable, Codable, CaseIterable {
  case straight, slightLeft, slightRight, left, right, sharpLeft, sharpRight, uTurnLeft, uTurnRight
  case mergeLeft, mergeRight, forkLeft, forkRight, rampLeft, rampRight
  case roundabout, roundaboutLeft, roundaboutRight, arrive, arriveLeft, arriveRight, depart, ferry
}

/// One lane before a junction, drawn from left to right whatever the layout direction.
nonisolated package struct Lane: Sendable, Hashable, Codable {
  /// Where a lane's arrow points.
  nonisolated package enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    case straight, slightLeft, slightRight, left, right, sharpLeft, sharpRight, uTurnLeft, uTurnRight
  }

  package var directions: [Direction]
  /// The direction to take, where the lane leads there.
  package var recommended: Direction?

  package init(_ directions: [Direction], recommended: Direction? = nil) {
    (self.directions, self.recommended) = (directions, recommended)
  }
}
