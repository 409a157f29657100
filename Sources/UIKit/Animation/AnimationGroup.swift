/// One animation block's worth of animations, with its completion.
final class AnimationGroup {
  let timing: AnimationTiming
  let begin: Double
  private(set) var end: Double
  let completion: ((Bool) -> Void)?
  /// Whether a view was removed while it moved.
  var isInterrupted = false

  init(_ timing: AnimationTiming, begin: Double, completion: ((Bool) -> Void)?) {
    (self.timing, self.begin, self.completion) = (timing, begin, completion)
    end = begin + timing.total
  }

  func progress(at time: Double) -> Double {
    timing.progress(after: time - begin)
  }

  /// UIKit completes a block that changed nothing right away; here at the clock's next step.
  func endIfNothingMoves(_ isStill: Bool) {
    if isStill { end = begin }
  }
}
