import Foundation
import LayoutModel

extension Suite {
  /// A suite without a file of its own; checked as a `matrix.json` is.
  init(matrix: SnapshotMatrix, folder: String) throws {
    let definition = try SuiteDefinition(json: Array(matrix.json.line.utf8), file: "the test's matrix")
    self.init(
      name: URL(fileURLWithPath: folder).lastPathComponent, folder: folder, definition: definition,
      scenarios: try definition.matrix(file: "the test's matrix").scenarios)
  }
}

extension SnapshotMatrix {
  fileprivate var json: JSONText {
    func list(_ texts: [String]) -> JSONText? { texts.isEmpty ? nil : .array(texts.map(JSONText.string)) }
    return .object([
      "devices": list(devices), "states": list(states), "directions": list(directions.map(\.rawValue)),
      "lightings": list(lightings), "locales": list(locales), "themes": list(themes),
      "contentSizes": list(contentSizes), "times": times.isEmpty ? nil : .array(times.map(JSONText.number)),
      "scale": scale.map(JSONText.number),
    ])
  }
}
