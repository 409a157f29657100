public import Foundation

extension UIView {
  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views' subviews inside the animation.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Takes touches meanwhile; of no effect here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Starts from where views are at the moment, as every animation does here.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Runs back to the start after it has run.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Draws content anew in each frame; of no effect here.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides instead of removing in transitions; of no effect here.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Takes nothing from an enclosing animation.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// No transition; the only one there is here.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Animates what `animations` changes, on the virtual clock; the new values hold at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, curve: .bezier(options.bezier), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  /// Animates what `animations` changes, slow at both ends, starting now.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` changes as a spring moves; a damping ratio of 1 does not overshoot.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(dampingRatio: dampingRatio, initialVelocity: velocity, duration: duration)
    let timing = AnimationTiming(duration: duration, delay: delay, curve: .spring(spring), options: options)
    AnimationContext.run(timing, animations, completion)
  }

  /// Runs changes inside a transition of a view, as a plain animation.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Runs changes that hold at once, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.run(nil, actionsWithoutAnimation)
  }

  /// Turns all animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// Whether changes inside animation blocks are animated.
  public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// The duration of the animation block that runs now; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.timing.duration ?? 0 }
}

extension UIView.AnimationOptions {
  nonisolated var bezier: BezierCurve {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
