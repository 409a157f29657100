/// One animation block's worth of animations, with its completion.
final class AnimationGroup {
  let timing: AnimationTiming
  let begin: Double
  private(set) var end: Double
  private var completion: ((Bool) -> Void)?
  private var views: [UIView] = []
  /// Whether a view was removed while it moved.
  var isInterrupted = false

  init(_ timing: AnimationTiming, begin: Double, completion: ((Bool) -> Void)?) {
    (self.timing, self.begin, self.completion) = (timing, begin, completion)
    end = begin + timing.total
  }

  func progress(at time: Double) -> Double {
    timing.progress(after: time - begin)
  }

  /// Has the view moved by this group until it completes.
  func add(_ animation: PropertyAnimation, to view: UIView) {
    view.animations.append(animation)
    views.append(view)
  }

  /// Leaves everything where it looks now, and lets go of it.
  func stop(at time: Double) {
    for view in views {
      for animation in view.animations where animation.group === self {
        let values = zip(animation.property.values(of: view), animation.offset(at: time)).map { $0 + $1 }
        AnimationContext.run(nil) { animation.property.set(values, of: view) }
      }
      view.animations.removeAll { $0.group === self }
    }
    views = []
    completion = nil
  }

  /// Lets go of everything that moved, and says so.
  func complete() {
    for view in views { view.animations.removeAll { $0.group === self } }
    views = []
    let completion = self.completion
    self.completion = nil
    completion?(!isInterrupted)
  }

  /// UIKit completes a block that changed nothing right away; here at the clock's next step.
  func endIfNothingMoves(_ isStill: Bool) {
    if isStill { end = begin }
  }
}
