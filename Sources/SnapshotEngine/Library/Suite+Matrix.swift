import Foundation
import LayoutModel

extension Suite {
  /// A suite without a file of its own; checked as a `matrix.json` is.
  init(matrix: SnapshotMatrix, folder: String) throws {
    // Scenario and theme files are looked for where a matrix file would have been.
    let definition = try SuiteDefinition(json: Array(matrix.json.line.utf8), file: "\(folder)/matrix.json")
    self.init(
      name: URL(fileURLWithPath: folder).lastPathComponent, folder: folder, definition: definition,
      scenarios: definition.matrix.scenarios)
  }
}

extension SnapshotMatrix {
  fileprivate var json: JSONText {
    func list(_ texts: [String]) -> JSONText? { texts.isEmpty ? nil : .array(texts.map(JSONText.string)) }
    return .object([
      "devices": list(devices), "states": list(states), "scenarios": list(scenarios),
      "directions": list(directions.map(\.rawValue)),
      "lightings": list(lightings), "locales": list(locales), "themes": list(themes),
      "contentSizes": list(contentSizes), "times": times.isEmpty ? nil : .array(times.map(JSONText.number)),
      "scale": scale.map(JSONText.number),
    ])
  }
}
