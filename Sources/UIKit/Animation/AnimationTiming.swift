import Foundation

/// When and how an animation runs.
nonisolated struct AnimationTiming: Sendable, Hashable {
  enum Curve: Sendable, Hashable {
    case bezier(BezierCurve)
    case spring(SpringCurve)

    func progress(at time: Double) -> Double {
      switch self {
      case .bezier(let curve): curve.progress(at: time)
      case .spring(let curve): curve.progress(at: time)
      }
    }
  }

  /// Seconds from start to end, one way.
  var duration: Double
  /// Seconds before the start.
  var delay: Double
  var curve: Curve
  var options: UIView.AnimationOptions

  init(duration: Double, delay: Double, curve: Curve, options: UIView.AnimationOptions) {
    (self.duration, self.delay) = (max(0, duration), max(0, delay))
    (self.curve, self.options) = (curve, options)
  }

  /// The same, as it runs inside an animation with `outer`'s timing: UIKit inherits duration and curve.
  func inside(_ outer: AnimationTiming) -> AnimationTiming {
    guard !options.contains(.overrideInheritedOptions) else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) {
      (timing.duration, timing.delay) = (outer.duration, outer.delay)
    }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    return timing
  }

  /// Seconds until the end, endless where the animation repeats.
  var total: Double {
    if options.contains(.repeat) { return .infinity }
    return delay + duration * (options.contains(.autoreverse) ? 2 : 1)
  }

  /// How far things have come so many seconds after the animation was asked for.
  func progress(after seconds: Double) -> Double {
    let elapsed = seconds - delay
    if elapsed >= total - delay { return 1 }
    guard elapsed > 0, duration > 0 else { return duration > 0 ? 0 : 1 }
    return curve.progress(at: share(elapsed / duration))
  }

  private func share(_ rounds: Double) -> Double {
    let isReversing = options.contains(.autoreverse)
    let round = rounds.truncatingRemainder(dividingBy: isReversing ? 2 : 1)
    return round > 1 ? 2 - round : (rounds >= 1 && !options.contains(.repeat) && !isReversing ? 1 : round)
  }
}
