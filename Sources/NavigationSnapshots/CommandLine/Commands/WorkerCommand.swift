import Foundation

/// `navshot worker`: makes pictures for a parent process. Not for people.
struct WorkerCommand: Command {
  static let form = CommandForm(
    name: "worker", summary: "Makes the pictures that its standard input orders.", options: [], isHidden: true)

  init(_ arguments: ParsedArguments) {}

  func run(_ console: Console) async throws -> ExitStatus {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    let order = try JSONDecoder().decode(WorkerOrder.self, from: data)
    try await Worker(order: order, events: .takingStandardOutput()).run()
    return .success
  }
}
