/// The time that animations run on: it stands still until it is told to advance.
package final class AnimationClock {
  /// The clock of everything that moves; a test may put its own in place.
  @TaskLocal package static var shared = AnimationClock()

  /// Seconds since the last `reset`.
  package private(set) var now = 0.0
  /// Called before each step, to bring layouts up to date as a run loop would.
  package var commit: (() -> Void)?
  private var groups: [AnimationGroup] = []

  /// More completions than this within one `advance` mean that completions start each other for ever.
  private static let completionLimit = 10_000

  /// Whether nothing moves and no completion is due; animations that repeat for ever do not count.
  package var isIdle: Bool { !groups.contains { $0.end.isFinite } }

  package init() {}

  /// Moves the clock on, running the completions that fall due, in order of their ends.
  package func advance(by seconds: Double) {
    let target = now + max(0, seconds)
    commit?()
    for _ in 0..<Self.completionLimit {
      guard let next = nextGroup(before: target) else { break }
      now = max(now, next.end)
      complete(next)
      commit?()
    }
    now = target
  }

  /// Advances until nothing moves any more, or `limit` seconds have passed.
  package func settle(limit: Double = 60) {
    let target = now + limit
    commit?()
    for _ in 0..<Self.completionLimit {
      guard let next = nextGroup(before: target) else { return }
      advance(by: max(0, next.end - now))
    }
  }

  /// Back to zero, with nothing moving and no completion called.
  package func reset() {
    now = 0
    groups = []
  }

  /// Calls `action` once the clock has moved on by `seconds`; until then it is not idle.
  package func perform(after seconds: Double, _ action: @escaping () -> Void) {
    let timing = AnimationTiming(duration: 0, delay: seconds, curve: .bezier(.linear), options: [])
    _ = begin(timing) { _ in action() }
  }

  func begin(_ timing: AnimationTiming, _ completion: ((Bool) -> Void)?) -> AnimationGroup {
    let group = AnimationGroup(timing, begin: now, completion: completion)
    groups.append(group)
    return group
  }

  /// Stops a group where it is, without its completion.
  func stop(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
    group.stop(at: now)
  }

  /// The group that ends first, the older one of two that end together.
  private func nextGroup(before target: Double) -> AnimationGroup? {
    groups.filter { $0.end <= target + 1e-9 }.min { $0.end < $1.end }
  }

  private func complete(_ group: AnimationGroup) {
    groups.removeAll { $0 === group }
    group.complete()
  }
}
