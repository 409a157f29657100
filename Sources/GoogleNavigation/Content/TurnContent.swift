/// The turn card's content.
nonisolated package struct TurnContent: Sendable, Hashable, Codable {
  package var maneuver: Maneuver
  /// Distance to the turn with its unit, for example `400 m`.
  package var distance: String
  package var road: String
  /// A smaller line under the road, for example `toward Harbour`.
  package var toward: String?
  /// The step after this one. Lanes, where there are any, take its place.
  package var next: NextStep?
  package var lanes: [Lane]

  package init(
    maneuver: Maneuver, distance: String, road: String, toward: String? = nil, next: NextStep? = nil, lanes: [Lane] = []
  ) {
    (self.maneuver, self.distance, self.road) = (maneuver, distance, road)
    (self.toward, self.next, self.lanes) = (toward, next, lanes)
  }
}

/// The step after the next one, for example `Then` and an arrow.
nonisolated package struct NextStep: Sendable, Hashable, Codable {
  package var text: String
  package var maneuver: Maneuver

  package init(text: String, maneuver: Maneuver) {
    (self.text, self.maneuver) = (text, maneuver)
  }
}
