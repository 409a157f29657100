package import Foundation
package import struct Drawing.Color

extension UIView {
  /// Makes a change, inside an animation block as an animation.
  func animating(_ property: AnimatedProperty, _ change: () -> Void) {
    guard let context = AnimationContext.current else { return change() }
    let old = property.values(of: self)
    change()
    context.animate(self, property, from: old)
  }

  func animateBackground(from old: UIColor?) {
    AnimationContext.current?.animate(self, .background, from: backgroundValues(old))
  }

  /// A background as numbers; no background is the same colour, transparent.
  func backgroundValues(_ color: UIColor?) -> [Double] {
    guard let color = (color ?? backgroundColor)?.resolvedColor(with: traitCollection).cgColor.color else {
      return [0, 0, 0, 0]
    }
    return [color.red, color.green, color.blue, backgroundColor == nil && color.alpha == 0 ? 0 : color.alpha]
  }

  /// Values as they look at the clock's present time.
  private func presented(_ property: AnimatedProperty) -> [Double] {
    var values = property.values(of: self)
    for animation in animations where animation.property == property {
      let offset = animation.offset(at: AnimationClock.shared.now)
      for index in values.indices { values[index] += offset[index] }
    }
    return values
  }

  /// Centre and bounds as they look now.
  package var presentationGeometry: (center: CGPoint, bounds: CGRect) {
    guard !animations.isEmpty else { return (center, bounds) }
    let v = presented(.geometry)
    return (CGPoint(x: v[0], y: v[1]), CGRect(x: v[2], y: v[3], width: max(0, v[4]), height: max(0, v[5])))
  }

  /// The frame as it looks now, without a transform.
  package var presentationFrame: CGRect {
    let geometry = presentationGeometry
    return LayerGeometry.frame(
      bounds: geometry.bounds, position: geometry.center, anchor: layer.anchorPoint, transform: .identity)
  }

  /// The transform as it looks now.
  package var presentationTransform: CGAffineTransform {
    guard !animations.isEmpty else { return transform }
    let v = presented(.transform)
    return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  /// Whether the view is left out of the picture now: one that a stack view hides in an animation stays until its end.
  package var presentationIsHidden: Bool {
    isHidden && !animations.contains { $0.property == .visibility }
  }

  /// The alpha as it looks now, 0...1.
  package var presentationAlpha: Double {
    min(max(presented(.opacity)[0], 0), 1)
  }

  /// The background as it looks now; nil for none.
  package var presentationBackground: Color? {
    let isMoving = animations.contains { $0.property == .background }
    guard backgroundColor != nil || layer.backgroundColor != nil || isMoving else { return nil }
    guard isMoving else {
      return layer.backgroundColor?.color ?? backgroundColor?.resolvedColor(with: traitCollection).cgColor.color
    }
    let v = presented(.background).map { min(max($0, 0), 1) }
    return Color(red: v[0], green: v[1], blue: v[2], alpha: v[3])
  }

  /// Forgets all animations of this view and the views in it, whose completions then say that they did not finish.
  func animationsEnd() {
    forEachInTree { view in
      for animation in view.animations { animation.group.isInterrupted = true }
      view.animations = []
    }
  }
}
