/// One lane before a junction, drawn from left to right whatever the layout direction.
nonisolated package struct Lane: Sendable, Hashable, Codable {
  /// Where a lane's arrow points, as `GMSNavigationLaneShape` lists it.
  nonisolated package enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    case straight, slightLeft, slightRight, left, right, sharpLeft, sharpRight, uTurnLeft, uTurnRight

    /// The direction on the other side.
    package var mirrored: Direction {
      switch self {
      case .straight: .straight
      case .slightLeft: .slightRight
      case .slightRight: .slightLeft
      case .left: .right
      case .right: .left
      case .sharpLeft: .sharpRight
      case .sharpRight: .sharpLeft
      case .uTurnLeft: .uTurnRight
      case .uTurnRight: .uTurnLeft
      }
    }
  }

  package var directions: [Direction]
  /// The direction to take, where the lane leads there.
  package var recommended: Direction?

  package init(_ directions: [Direction], recommended: Direction? = nil) {
    (self.directions, self.recommended) = (directions, recommended)
  }
}
