import LayoutModel
import Rendering

/// The command line, from arguments to exit status.
package enum Navshot {
  package static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RenderCommand.self, ExplainCommand.self, AuditCommand.self, RecordCommand.self, VerifyCommand.self,
    ApproveCommand.self, PruneCommand.self, ReportCommand.self, DiffCommand.self, DevicesCommand.self,
    ScenariosCommand.self,
    SheetCommand.self, FigureCommand.self, AnimateCommand.self, WatchCommand.self,
    WorkerCommand.self,
  ]

  /// Runs the command that `arguments` (without the program's own name) ask for.
  package static func run(_ arguments: [String], console: Console = .standard) async -> ExitStatus {
    StandardStream.holdClosed()
    PictureMemory.keepFreed()
    do {
      return try await dispatch(arguments, console: console)
    } catch let error as any UserError {
      console.log("navshot: \(error)")
      return .usage
    } catch {
      console.log("navshot: \(error)")
      return .usage
    }
  }

  private static func dispatch(_ arguments: [String], console: Console) async throws -> ExitStatus {
    guard let name = arguments.first else { throw UsageError.missingCommand }
    switch name {
    case "--help", "-h", "help": return try printHelp(for: arguments.dropFirst().first, console: console)
    case "--version":
      console.output("navshot \(version)")
      return .success
    default: break
    }
    let command = try command(named: name)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output(command.form.help)
      return .success
    }
    return try await command.init(command.form.parse(rest)).run(console)
  }

  private static func command(named name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.form.name == name }) else {
      throw .unknownCommand(name, known: commands.map({ $0.form }).filter { !$0.isHidden }.map(\.name))
    }
    return command
  }

  private static func printHelp(for name: String?, console: Console) throws(UsageError) -> ExitStatus {
    console.output(try name.map { name throws(UsageError) in try command(named: name).form.help } ?? help)
    return .success
  }

  private static var help: String {
    let rows = commands.map({ $0.form }).filter { !$0.isHidden }.map { (term: $0.name, text: $0.summary) }
    return """
      navshot draws custom layouts of the navigation SDK, and holds them against golden pictures.

      usage: navshot COMMAND [options]

      \(HelpTable(rows: rows).text)

      'navshot COMMAND --help' says more. Exit status: 0 fine, 1 differences or findings, 2 wrong usage or
      unreadable input.
      """
  }
}
