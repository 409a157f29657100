import Foundation

/// The motion of a damped spring that comes to rest at the animation's end.
///
/// UIKit does not publish how it picks the stiffness: here it is such that a thousandth of the way is left at the end.
nonisolated package struct SpringCurve: Sendable, Hashable {
  /// Oscillations per damping; 1 for none.
  let dampingRatio: Double
  /// In whole distances per second.
  let initialVelocity: Double
  let duration: Double
  private let frequency: Double

  package init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.initialVelocity = initialVelocity
    self.duration = max(duration, 1e-6)
    frequency = Self.frequency(self.dampingRatio, self.duration)
  }

  /// How far things have come at a share of the time; beyond 1 where the spring overshoots.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let seconds = time * duration
    let decay = exp(-dampingRatio * frequency * seconds)
    guard dampingRatio < 1 else { return 1 - decay * (1 + (frequency - initialVelocity) * seconds) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let slope = (dampingRatio * frequency - initialVelocity) / damped
    return 1 - decay * (cos(damped * seconds) + slope * sin(damped * seconds))
  }

  private static func frequency(_ dampingRatio: Double, _ duration: Double) -> Double {
    // A critically damped spring is left with (1 + ωt)·exp(−ωt) of the way, a thousandth at ωt ≈ 9.2334.
    dampingRatio < 1 ? log(1000) / (dampingRatio * duration) : 9.2334 / duration
  }
}
