import Foundation

/// `navshot worker`: makes pictures for a parent process. Not for people.
struct WorkerCommand: Command {
  static let form = CommandForm(
    name: "worker", summary: "Makes the pictures that its standard input orders.", options: [], isHidden: true)

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) async throws -> ExitStatus {
    Self.endWithParent()
    let data = FileHandle.standardInput.readDataToEndOfFile()
    let order = try JSONDecoder().decode(WorkerOrder.self, from: data)
    try await Worker(order: order, events: .takingStandardOutput()).run()
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
