import Foundation
import LayoutModel

/// Says on a terminal how far a run is, in one line that it writes over; silent everywhere else, as in CI.
struct ProgressLine {
  private let title: String
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?
  private var done = 0
  private var failed = 0

  init(_ title: String, total: Int, environment: [String: String] = ProcessInfo.processInfo.environment) {
    (self.title, self.total) = (title, total)
    isShown = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" && !RecordMode.isCI(environment)
  }

  mutating func advance(hasFailed: Bool) {
    done += 1
    if hasFailed { failed += 1 }
    // A terminal needs no more than ten lines a second.
    if let shownAt, shownAt.duration(to: .now) < .milliseconds(100), done < total { return }
    shownAt = .now
    show()
  }

  /// Makes room for other lines.
  func clear() {
    if isShown { StandardStream.writeOrEnd("\r\u{1B}[K", to: STDERR_FILENO) }
  }

  private func show() {
    guard isShown else { return }
    let seconds = max(start.duration(to: .now) / .seconds(1), 0.001)
    let pace = Double(done) / seconds
    let rest = Int((Double(total - done) / max(pace, 0.001)).rounded(.up))
    let parts = [
      "\(title) \(done)/\(total)", failed > 0 ? "\(failed) failed" : "", "\(Int(pace.rounded()))/s",
      done < total ? "\(rest) s left" : "",
    ]
    StandardStream.writeOrEnd("\r\u{1B}[K" + parts.filter { !$0.isEmpty }.joined(separator: " · "), to: STDERR_FILENO)
  }
}
