public import Foundation
public import struct Drawing.CGVector

/// Describes how a property animator's values move.
public protocol UITimingCurveProvider: NSObjectProtocol {}

extension UITimingCurveProvider {
  /// The curve over a duration in seconds; slow at both ends where the provider is none of UIKit's.
  func curve(duration: TimeInterval) -> AnimationTiming.Curve {
    switch self {
    case let cubic as UICubicTimingParameters: .bezier(cubic.bezier)
    case let spring as UISpringTimingParameters: .spring(spring.curve(duration: duration))
    default: .bezier(.easeInOut)
    }
  }
}

/// A cubic timing curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let bezier: BezierCurve

  /// One of the standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    bezier = curve.bezier
    super.init()
  }

  /// A curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    bezier = BezierCurve(point1.x, point1.y, point2.x, point2.y)
    super.init()
  }
}

/// A spring's motion.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let dampingRatio, velocity: CGFloat

  /// A spring by its damping, 1 for no oscillation, and its first speed in whole distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    self.velocity = velocity.dy == 0 ? velocity.dx : velocity.dy
    super.init()
  }

  func curve(duration: TimeInterval) -> SpringCurve {
    SpringCurve(dampingRatio: dampingRatio, initialVelocity: velocity, duration: duration)
  }
}
