public import Foundation

extension UIView {
  /// How keyframes run; the values of one frame lead evenly to the next.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views' subviews inside the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Starts from where views are at the moment.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Even steps from frame to frame, the only kind there is here.
    public static let calculationModeLinear: Self = []
  }

  /// Animates the frames that `animations` adds with `addKeyframe`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: .bezier(.linear), options: AnimationOptions(rawValue: options.rawValue))
    AnimationContext.run(timing, animations, completion)
  }

  /// Adds changes to a keyframe animation; start and duration are shares of the whole, 0...1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationContext.current?.timing else { return animations() }
    let timing = AnimationTiming(
      duration: outer.duration * frameDuration, delay: outer.delay + outer.duration * frameStartTime,
      curve: outer.curve,
      options: .overrideInheritedOptions)
    AnimationContext.run(timing, animations, nil)
  }

  /// Animates what `animations` changes as a spring moves, described by its duration and bounce (0 for none, below 1).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: 1 - bounce, initialVelocity: initialSpringVelocity, duration: duration)
    let timing = AnimationTiming(duration: duration, delay: delay, curve: .spring(spring), options: options)
    AnimationContext.run(timing, animations, completion)
  }
}
