import Synchronization

@testable import SnapshotEngine

/// A console that keeps what is written to it.
final class RecordingConsole: Sendable {
  private let lines = Mutex<(output: [String], log: [String])>(([], []))

  var output: [String] { lines.withLock { $0.output } }
  var log: [String] { lines.withLock { $0.log } }

  var console: Console {
    Console(
      output: { line in self.lines.withLock { $0.output.append(line) } },
      log: { line in self.lines.withLock { $0.log.append(line) } })
  }

  /// Runs a command line and returns its exit status.
  func run(_ arguments: String...) async -> ExitStatus {
    await Navshot.run(arguments, console: console)
  }
}
