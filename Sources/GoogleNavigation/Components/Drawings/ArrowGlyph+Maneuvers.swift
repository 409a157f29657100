import Foundation

extension ArrowGlyph {
  /// The drawing of a manoeuvre. Those to the left, and round roundabouts clockwise, are the others flipped.
  nonisolated static func maneuver(_ maneuver: Maneuver) -> ArrowGlyph {
    (rightHanded(maneuver) ?? rightHanded(maneuver.mirrored)?.mirrored) ?? straight
  }

  /// The drawing of a manoeuvre to no side or to the right; nil for the rest.
  nonisolated private static func rightHanded(_ maneuver: Maneuver) -> ArrowGlyph? {
    switch maneuver {
    case .unknown: dotted
    case .depart: departure
    case .destination: destination
    case .destinationRight: destinationRight
    case .straight: straight
    case .nameChange: nameChange
    case .ferryBoat: ferryBoat
    case .ferryTrain: ferryTrain
    default: turn(maneuver) ?? junction(maneuver) ?? ramp(maneuver) ?? roundabout(maneuver)
    }
  }

  nonisolated private static func turn(_ maneuver: Maneuver) -> ArrowGlyph? {
    switch maneuver {
    case .turnSlightRight: turn(.slight)
    case .turnRight: turn(.normal)
    case .turnSharpRight: turn(.sharp)
    case .turnUTurnClockwise: turn(.back)
    case .turnKeepRight: keepRight
    default: nil
    }
  }

  nonisolated private static func junction(_ maneuver: Maneuver) -> ArrowGlyph? {
    switch maneuver {
    case .forkRight: forkRight
    case .mergeUnspecified: merge
    case .mergeRight: mergeRight
    default: nil
    }
  }

  nonisolated private static func ramp(_ maneuver: Maneuver) -> ArrowGlyph? {
    switch maneuver {
    case .onRampUnspecified: onRamp
    case .onRampSlightRight: onRamp(.slight)
    case .onRampRight: onRamp(.normal)
    case .onRampSharpRight: onRamp(.sharp)
    case .onRampUTurnClockwise: onRamp(.back)
    case .onRampKeepRight: onRampKeepRight
    case .offRampUnspecified: offRamp
    case .offRampSlightRight: offRamp(.slight)
    case .offRampRight: offRamp(.normal)
    case .offRampSharpRight: offRamp(.sharp)
    case .offRampUTurnClockwise: offRamp(.back)
    case .offRampKeepRight: offRampKeepRight
    default: nil
    }
  }

  /// Roundabouts are left at an angle in degrees clockwise from straight on.
  nonisolated private static func roundabout(_ maneuver: Maneuver) -> ArrowGlyph? {
    switch maneuver {
    case .roundaboutCounterClockwise: roundaboutEntry
    case .roundaboutExitCounterClockwise: roundaboutExit
    case .roundaboutSharpRightCounterClockwise: roundabout(exit: 122)
    case .roundaboutRightCounterClockwise: roundabout(exit: 90)
    case .roundaboutSlightRightCounterClockwise: roundabout(exit: 45)
    case .roundaboutStraightCounterClockwise: roundabout(exit: 0)
    case .roundaboutSlightLeftCounterClockwise: roundabout(exit: -45)
    case .roundaboutLeftCounterClockwise: roundabout(exit: -90)
    case .roundaboutSharpLeftCounterClockwise: roundabout(exit: -122)
    case .roundaboutUTurnCounterClockwise: roundaboutUTurn
    default: nil
    }
  }
}
