/// The turn card's content.
nonisolated package struct TurnContent: Sendable, Hashable, Codable {
  nonisolated package enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// A step of the route is known.
    case step
    /// A new route is being looked for; `road` says so.
    case rerouting
    /// The vehicle's position is not known; `road` says so.
    case searching
  }

  package var state: State
  package var maneuver: Maneuver
  /// Distance to the turn with its unit, for example `400 m`; empty where there is none.
  package var distance: String
  package var road: String
  /// Exit and road numbers, the important one first.
  package var signs: [RoadSign]
  /// A smaller line under the road, for example `toward Harbour`.
  package var toward: String?
  /// The step after this one. Lanes, where there are any, take its place.
  package var next: NextStep?
  package var lanes: [Lane]

  package init(
    state: State = .step, maneuver: Maneuver = .unknown, distance: String = "", road: String, signs: [RoadSign] = [],
    toward: String? = nil, next: NextStep? = nil, lanes: [Lane] = []
  ) {
    (self.state, self.maneuver, self.distance, self.road) = (state, maneuver, distance, road)
    (self.signs, self.toward, self.next, self.lanes) = (signs, toward, next, lanes)
  }

  /// Whether the card has a lower panel, for the lanes or the step after.
  package var hasPanel: Bool { state == .step && !(lanes.isEmpty && next == nil) }
}

/// The step after the next one, for example `Then` and an arrow.
nonisolated package struct NextStep: Sendable, Hashable, Codable {
  package var text: String
  package var maneuver: Maneuver

  package init(text: String, maneuver: Maneuver) {
    (self.text, self.maneuver) = (text, maneuver)
  }
}
