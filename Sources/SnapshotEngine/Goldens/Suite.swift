import Foundation
import LayoutModel

/// A suite of golden pictures: a folder with a `matrix.json` that says which ones there are.
package struct Suite: Sendable, Hashable {
  /// The folder's name, with as many of the folders above it as it takes to tell it from other suites of a run.
  package var name: String
  package let folder: String
  package let definition: SuiteDefinition
  package let scenarios: [Scenario]

  init(name: String, folder: String, definition: SuiteDefinition, scenarios: [Scenario]) {
    (self.name, self.folder, self.definition, self.scenarios) = (name, folder, definition, scenarios)
  }

  /// The file that makes a folder a suite.
  static let documentName = "matrix.json"

  /// Reads a suite by its folder or by its matrix file.
  package init(path: String) throws {
    let file = path.hasSuffix(".json") ? path : "\(path)/\(Self.documentName)"
    let url = URL(fileURLWithPath: file)
    name = url.deletingLastPathComponent().lastPathComponent
    folder = (file as NSString).deletingLastPathComponent
    definition = try SuiteDefinition(json: try FileOutput.read(file), file: file)
    scenarios = definition.matrix.scenarios
  }

  /// A golden file of a scenario.
  func path(of scenario: Scenario, _ format: OutputFormat) -> String {
    "\(folder.isEmpty ? "." : folder)/\(scenario.fileStem).\(format.fileExtension)"
  }
}
