/// Everything that a turn card can show, one example of each.
nonisolated package enum TurnExample: String, Sendable, Hashable, Codable, CaseIterable {
  /// The next step and the one after it.
  case nextStep
  case lanes
  /// Neither lanes nor a step after this one.
  case plain
  /// An exit with its number and the motorway's shield.
  case motorwayExit
  case roundabout
  case longRoad
  case arrivalLeft, arrivalRight
  case rerouting
  /// The position is not known.
  case searching

  /// In words, for galleries.
  package var title: String {
    switch self {
    case .nextStep: "next step"
    case .lanes: "lanes"
    case .plain: "without next step"
    case .motorwayExit: "motorway exit"
    case .roundabout: "roundabout"
    case .longRoad: "long road"
    case .arrivalLeft: "arrival on the left"
    case .arrivalRight: "arrival on the right"
    case .rerouting: "rerouting"
    case .searching: "searching"
    }
  }
}

extension NavigationContent {
  /// This content with the turn card of an example.
  nonisolated package func showing(_ example: TurnExample) -> NavigationContent {
    var content = self
    content.turn = turn(of: example)
    return content
  }

  nonisolated private func turn(of example: TurnExample) -> TurnContent {
    var turn = turn
    switch example {
    case .nextStep: break
    case .lanes: (turn.lanes, turn.next) = (Self.lanes, nil)
    case .plain: turn.next = nil
    case .motorwayExit:
      turn.maneuver = .offRampSlightRight
      turn.signs = [RoadSign(.exit, turnTexts.exit), RoadSign(shieldKind, turnTexts.motorway)]
      turn.toward = turnTexts.motorwayToward
    case .roundabout: turn.maneuver = .roundaboutSlightLeftCounterClockwise
    case .longRoad: turn.road = turnTexts.longRoad
    case .arrivalLeft: turn = arrival(.destinationLeft, turnTexts.destinationLeft)
    case .arrivalRight: turn = arrival(.destinationRight, turnTexts.destinationRight)
    case .rerouting: turn = TurnContent(state: .rerouting, road: turnTexts.rerouting)
    case .searching: turn = TurnContent(state: .searching, road: turnTexts.searching)
    }
    return turn
  }

  nonisolated private func arrival(_ maneuver: Maneuver, _ side: String) -> TurnContent {
    TurnContent(maneuver: maneuver, distance: turn.distance, road: map.destination, toward: side)
  }

  nonisolated private var shieldKind: RoadSign.Kind {
    switch speed.sign {
    case .unitedStates: .interstate
    case .vienna: .motorway
    }
  }

  nonisolated private static let lanes = [
    Lane([.uTurnLeft, .left]), Lane([.straight]), Lane([.straight, .right], recommended: .right),
    Lane([.right], recommended: .right),
  ]
}
