/// What the turn card says in its other states and examples.
nonisolated package struct TurnTexts: Sendable, Hashable, Codable {
  package var rerouting, searching: String
  /// Where the destination lies, at the end.
  package var destinationLeft, destinationRight: String
  /// An exit's sign, a motorway's number and where the motorway leads to.
  package var exit, motorway, motorwayToward: String
  /// A name that does not fit on one line.
  package var longRoad: String

  package init(
    rerouting: String, searching: String, destinationLeft: String, destinationRight: String, exit: String,
    motorway: String, motorwayToward: String, longRoad: String
  ) {
    (self.rerouting, self.searching) = (rerouting, searching)
    (self.destinationLeft, self.destinationRight) = (destinationLeft, destinationRight)
    (self.exit, self.motorway, self.motorwayToward, self.longRoad) = (exit, motorway, motorwayToward, longRoad)
  }
}
