public import Foundation

/// Animations that code starts, stops and whose end it can await, on the virtual clock. Pausing and scrubbing do not
/// exist here.
public final class UIViewPropertyAnimator: NSObject {
  /// Seconds from start to end.
  public let duration: TimeInterval
  /// Whether the animations have been started and have not ended.
  public private(set) var isRunning = false
  /// The share of the duration that has passed, 0...1; 0 unless it is running.
  public var fractionComplete: CGFloat {
    guard let group, isRunning, duration > 0 else { return 0 }
    return min(max((AnimationClock.shared.now - group.begin - group.timing.delay) / duration, 0), 1)
  }

  private let timing: AnimationTiming
  private var group: AnimationGroup?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animator with one of the standard curves.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration, .bezier(curve.bezier), animations)
  }

  /// An animator whose curve has two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, .bezier(BezierCurve(point1.x, point1.y, point2.x, point2.y)), animations)
  }

  /// An animator that moves as a spring does.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    let spring = SpringCurve(dampingRatio: ratio, initialVelocity: 0, duration: duration)
    self.init(duration, .spring(spring), animations)
  }

  /// An animator with the timing that a provider describes, for example `UISpringTimingParameters`.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration, parameters.curve(duration: duration), nil)
  }

  private init(_ duration: TimeInterval, _ curve: AnimationTiming.Curve, _ first: (() -> Void)?) {
    self.duration = duration
    timing = AnimationTiming(duration: duration, delay: 0, curve: curve, options: [])
    animations = first.map { [$0] } ?? []
    super.init()
  }

  /// Makes an animator that has been started.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, .bezier(options.bezier), animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes to animate.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds what to do at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts now.
  public func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    var delayed = timing
    delayed.delay = delay
    group = AnimationContext.run(
      delayed, { self.animations.forEach { $0() } },
      { _ in
        self.isRunning = false
        self.completions.forEach { $0(.end) }
      })
  }

  /// Leaves everything where it looks now. Unless `withoutFinishing`, `finishAnimation(at:)` then runs the completions.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard let group, isRunning else { return }
    AnimationClock.shared.stop(group)
    (self.group, isRunning) = (nil, false)
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animator: runs its completions, which are told `finalPosition`.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard !isRunning else { return }
    completions.forEach { $0(finalPosition) }
    completions = []
  }
}

/// Where an animator stands.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  case end, start, current
}

extension UIView {
  /// The standard timing curves.
  nonisolated public enum AnimationCurve: Int, Sendable, Hashable {
    case easeInOut, easeIn, easeOut, linear

    var bezier: BezierCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
