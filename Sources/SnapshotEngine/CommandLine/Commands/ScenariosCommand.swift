import Foundation

/// `navshot scenarios`: lists the built-in scenarios, or checks scenario files.
struct ScenariosCommand: Command {
  static let form = CommandForm(
    name: "scenarios", summary: "Lists the built-in scenarios; with files, checks whether they can be played.",
    operands: "[FILE.json…]", operandCount: 0...1000, options: [],
    notes: [
      "A scenario file is a JSON object with 'events', and if wanted 'name', 'summary', 'content', 'wideMode' and 'times'. Exit status 2 where one is wrong."
    ])

  private let files: [String]

  init(_ arguments: ParsedArguments) {
    files = arguments.operands
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard !files.isEmpty else {
      let scripts = ScenarioScript.builtIn
      let width = scripts.map(\.name.count).max() ?? 0
      for script in scripts {
        console.output(script.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + script.summary)
      }
      return .success
    }
    var status = ExitStatus.success
    for file in files {
      do {
        let script = try ScenarioScript(json: FileOutput.read(file), file: file)
        console.output("\(file): '\(script.name)' has \(script.steps.count) events")
      } catch let error as any UserError {
        console.log("navshot: \(error)")
        status = .usage
      }
    }
    return status
  }
}
