import Foundation

/// The way to every destination, step by step: what a list of directions writes.
nonisolated struct DirectionsContent: Sendable, Hashable {
  /// The way to one destination.
  nonisolated struct Leg: Sendable, Hashable {
    var destination: String
    var steps: [Step]
  }

  /// One manoeuvre, with the way that follows it.
  nonisolated struct Step: Sendable, Hashable {
    var maneuver: Maneuver
    var instruction: String
    /// Until the next step, with its unit; nil at a destination.
    var distance: String?
  }

  var legs: [Leg]
}

extension DirectionsContent {
  /// The fixture's way: a leg to each of the destinations, the first of which begins with the next turn.
  nonisolated init(_ content: NavigationContent, destinations: [String]) {
    let phrases = DirectionsPhrases.of(language: content.language, isImperial: content.speed.measure == .milesPerHour)
    let roads = content.map.roads
    func road(_ index: Int) -> String { roads.isEmpty ? content.turn.road : roads[index % roads.count] }
    let first = Step(
      maneuver: content.turn.maneuver, instruction: phrases.instruction(content.turn.maneuver, content.turn.road),
      distance: phrases.distance(400))
    let pattern: [(maneuver: Maneuver, meters: Int)] = [
      (.turnLeft, 900), (.turnRight, 1400), (.roundaboutStraightCounterClockwise, 2300), (.turnKeepLeft, 350),
    ]
    legs = destinations.enumerated().map { index, destination in
      let steps = (index * 2..<index * 2 + 3).map { number in
        let part = pattern[number % pattern.count]
        return Step(
          maneuver: part.maneuver, instruction: phrases.instruction(part.maneuver, road(number + 2)),
          distance: phrases.distance(part.meters))
      }
      let end = Step(maneuver: .destination, instruction: phrases.arrival(destination), distance: nil)
      return Leg(destination: destination, steps: (index == 0 ? [first] : []) + steps + [end])
    }
  }
}
