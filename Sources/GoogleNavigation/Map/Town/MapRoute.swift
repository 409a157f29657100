import Foundation

/// The way to the destination, and the ways that were not taken.
nonisolated struct MapRoute: Sendable, Hashable {
  /// A junction on the way where something makes the driver stop.
  nonisolated struct Signal: Sendable, Hashable {
    nonisolated enum Kind: Sendable, Hashable, CaseIterable { case trafficLight, stopSign }

    var kind: Kind
    /// How far along the route the junction is.
    var distance: CGFloat
    /// On which side of the route the sign stands: 1 to the right, -1 to the left.
    var side: CGFloat
  }

  var line = Polyline([])
  /// How far along the route the vehicle is.
  var vehicle: CGFloat = 0
  /// How far along the route the next turn is; its end where there is none.
  var turn: CGFloat = 0
  /// The traffic on the route ahead, in order, without gaps.
  var stretches: [TrafficStretch] = []
  /// Other ways that leave the route and come back to it, the better one first.
  var alternates: [Polyline] = []
  /// In order from the route's start.
  var signals: [Signal] = []

  var end: CGPoint { line.points.last ?? .zero }

  /// The next signals of a kind clear of the vehicle; the SDK shows three.
  func upcomingSignals(_ kind: Signal.Kind, limit: Int = 3) -> [Signal] {
    Array(signals.lazy.filter { $0.kind == kind && $0.distance > vehicle + 50 }.prefix(limit))
  }
}

/// How fast a part of a line flows.
nonisolated struct TrafficStretch: Sendable, Hashable {
  nonisolated enum Traffic: Sendable, Hashable, CaseIterable { case free, slow, jam }

  /// Distances along the line.
  var start, end: CGFloat
  var traffic: Traffic
}
