import Foundation
import struct Drawing.Color

/// What of a view moves, as numbers that can be added.
enum AnimatedProperty: Hashable {
  /// Centre and bounds.
  case geometry
  case transform
  case opacity
  case background

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
