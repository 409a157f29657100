import Foundation
import struct Drawing.Color

/// What of a view moves, as numbers that can be added.
enum AnimatedProperty: Hashable {
  /// Centre and bounds.
  case geometry
  case transform
  case opacity
  case background
  /// Whether a stack view shows the view: 1 or 0. A view on its way out stays in the picture until the end.
  case visibility

  func values(of view: UIView) -> [Double] {
    switch self {
    case .geometry:
      [
        view.center.x, view.center.y, view.bounds.origin.x, view.bounds.origin.y, view.bounds.width,
        view.bounds.height,
      ]
    case .transform:
      [view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx, view.transform.ty]
    case .opacity: [Double(view.alpha)]
    case .background: view.backgroundValues(view.backgroundColor)
    case .visibility: [view.isHidden ? 0 : 1]
    }
  }

  /// Gives a view values of its own, without an animation.
  func set(_ v: [Double], of view: UIView) {
    switch self {
    case .geometry:
      view.bounds = CGRect(x: v[2], y: v[3], width: max(0, v[4]), height: max(0, v[5]))
      view.center = CGPoint(x: v[0], y: v[1])
    case .transform: view.transform = CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case .opacity: view.alpha = v[0]
    case .background: view.backgroundColor = UIColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    case .visibility: break
    }
  }
}

/// One change on its way: what is still missing from the view's own value, shrinking from all of it to nothing.
///
/// Several of them add up, as UIKit's do since iOS 8, so an animation that takes over goes on smoothly.
struct PropertyAnimation {
  let property: AnimatedProperty
  let delta: [Double]
  let group: AnimationGroup

  /// What to add to the view's own values at a time of the clock.
  func offset(at time: Double) -> [Double] {
    let missing = 1 - group.progress(at: time)
    return delta.map { $0 * missing }
  }
}
