/// The ETA card's content.
nonisolated package struct ArrivalContent: Sendable, Hashable, Codable {
  /// How traffic delays the arrival.
  nonisolated package enum Delay: String, Sendable, Hashable, Codable, CaseIterable {
    case light, medium, heavy
  }

  package var remainingTime, remainingDistance, clock: String
  package var delay: Delay
  package var exit: String
  /// The share of the route already travelled, 0...1.
  package var progress: Double

  package init(
    remainingTime: String, remainingDistance: String, clock: String, delay: Delay = .light, exit: String,
    progress: Double = 0.3
  ) {
    (self.remainingTime, self.remainingDistance, self.clock) = (remainingTime, remainingDistance, clock)
    (self.delay, self.exit, self.progress) = (delay, exit, progress)
  }
}
