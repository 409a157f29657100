import Foundation

/// `navshot worker`: makes pictures for a parent process. Not for people.
struct WorkerCommand: Command {
  static let form = CommandForm(
    name: "worker", summary: "Makes the pictures that its standard input orders.", options: [], isHidden: true)

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) async throws -> ExitStatus {
    Self.endWithParent()
    var orders = OrderLines(STDIN_FILENO)
    try await Worker(events: .takingStandardOutput()).run(&orders)
    return .success
  }

  /// A delegate that never returns must not outlive the process that would have stopped it.
  private static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      _exit(ExitStatus.usage.rawValue)
    }
  }
}
