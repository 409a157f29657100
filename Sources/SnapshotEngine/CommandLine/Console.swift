import Foundation
import LayoutModel

/// Where a command writes: results to `output`, everything said about them to `log`.
package struct Console: Sendable {
  private let writeOutput: @Sendable (String) -> Void
  private let writeLog: @Sendable (String) -> Void

  package init(output: @escaping @Sendable (String) -> Void, log: @escaping @Sendable (String) -> Void) {
    (writeOutput, writeLog) = (output, log)
  }

  /// Standard output and standard error.
  package static let standard = Console(
    output: { StandardStream.writeOrEnd($0 + "\n", to: STDOUT_FILENO) },
    log: { StandardStream.writeOrEnd($0 + "\n", to: STDERR_FILENO) })

  /// Writes a line of the result.
  package func output(_ line: String) { writeOutput(line) }

  /// Writes a line for whoever watches.
  package func log(_ line: String) { writeLog(line) }
}
