import Foundation

/// The animation block that runs now: what is changed inside it moves instead of jumping.
final class AnimationContext {
  private(set) static var current: AnimationContext?
  static var isEnabled = true

  let timing: AnimationTiming
  private let group: AnimationGroup
  private var changed: [UIView] = []

  private init(_ timing: AnimationTiming, _ group: AnimationGroup) {
    (self.timing, self.group) = (timing, group)
  }

  @discardableResult
  static func run(
    _ timing: AnimationTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) -> AnimationGroup {
    let effective = current.map { timing.inside($0.timing) } ?? timing
    let group = AnimationClock.shared.begin(effective, completion)
    let context = AnimationContext(effective, group)
    run(isEnabled ? context : nil) {
      animations()
      if effective.options.contains(.layoutSubviews) { context.layOutChanged() }
    }
    group.endIfNothingMoves(isEnabled ? context.changed.isEmpty : true)
    return group
  }

  static func run(_ context: AnimationContext?, _ body: () -> Void) {
    let outer = current
    current = context
    defer { current = outer }
    body()
  }

  /// Makes a change and lets the view move from its old to its new value.
  func animate(_ view: UIView, _ property: AnimatedProperty, from old: [Double]) {
    let delta = zip(old, property.values(of: view)).map { $0 - $1 }
    guard delta.contains(where: { $0 != 0 }) else { return }
    group.add(PropertyAnimation(property: property, delta: delta, group: group), to: view)
    changed.append(view)
  }

  private func layOutChanged() {
    for view in changed { view.layoutIfNeeded() }
  }
}
