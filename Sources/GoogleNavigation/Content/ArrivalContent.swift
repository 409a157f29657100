/// The ETA card's content.
nonisolated package struct ArrivalContent: Sendable, Hashable, Codable {
  /// How traffic delays the arrival.
  nonisolated package enum Delay: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing is known about traffic.
    case noData
    case light, medium, heavy
  }

  package var remainingTime, remainingDistance, clock: String
  package var delay: Delay
  package var exit: String
  /// The share of the route already travelled, 0...1.
  package var progress: Double
  /// Slow and jammed stretches of the way, in its order.
  package var traffic: [TrafficSegment]

  package init(
    remainingTime: String, remainingDistance: String, clock: String, delay: Delay = .light, exit: String,
    progress: Double = 0.3, traffic: [TrafficSegment] = TrafficSegment.fixture
  ) {
    (self.remainingTime, self.remainingDistance, self.clock) = (remainingTime, remainingDistance, clock)
    (self.delay, self.exit, self.progress, self.traffic) = (delay, exit, progress, traffic)
  }
}
