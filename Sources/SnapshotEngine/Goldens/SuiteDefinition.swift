import Foundation
import LayoutModel

/// What a `matrix.json` says.
package struct SuiteDefinition: Sendable, Hashable {
  package var delegates: [SuiteDelegate]
  package var swiftVersion: String?
  package var matrix: ScenarioMatrix
  package var tolerance = SuiteTolerance()
  package var masks: [SuiteMask] = []
  package var silencedRules: [SilencedRule] = []
}

extension SuiteDefinition {
  /// Reads a matrix file.
  /// - Parameter file: the file's path, for messages; sources, themes and scenario files are named relative to its folder.
  package init(json: [UInt8], file: String) throws {
    var reader = try DocumentReader(json: json, file: file)
    let folder = (file as NSString).deletingLastPathComponent
    delegates = try SuiteDelegate.all(in: &reader, folder: folder)
    swiftVersion = try reader.choice("swiftVersion", among: [("5", "5"), ("6", "6")])
    matrix = ScenarioMatrix(
      devices: try reader.choices("devices", among: Device.all.map { ($0.name, $0) }) ?? [.usual],
      scripts: try Self.scripts(&reader, folder: folder))
    if delegates.count > 1 { matrix.delegates = delegates.map(\.name) }
    try readLooks(&reader, folder: folder)
    matrix.times = try reader.numbers("times", in: 0...3600) ?? []
    if let scale = try reader.number("scale", in: 0.5...8) {
      matrix.devices = matrix.devices.map { $0.scaled(to: scale) }
    }
    matrix.exclusions = try reader.objects("exclude", PictureMatch.init)
    tolerance = try reader.object("tolerance", SuiteTolerance.init) ?? tolerance
    masks = try reader.objects("masks", SuiteMask.init)
    silencedRules = try reader.objects("silence", SilencedRule.init)
    try reader.finish()
    try matrix.checkPictures(file: file)
  }

  private mutating func readLooks(_ reader: inout DocumentReader, folder: String) throws(DocumentError) {
    matrix.directions =
      try reader.choices("directions", among: LayoutDirection.allCases.map { ($0.rawValue, $0) })
      ?? matrix.directions
    matrix.lightings =
      try reader.choices("lightings", among: Lighting.allCases.map { ($0.rawValue, $0) }) ?? matrix.lightings
    if let themes = try reader.texts("themes") {
      matrix.themes = themes.map { ThemeStore.path(of: $0, in: folder) }
    }
    if let locales = try reader.texts("locales") {
      matrix.locales = try locales.map { text throws(DocumentError) in try Self.locale(text, reader) }
    }
    matrix.contentSizes =
      try reader.choices("contentSizes", among: ContentSize.allCases.map { ($0.rawValue, $0) })
      ?? matrix.contentSizes
    matrix.wideModes =
      try reader.choices("wide", among: WideModeChoice.allCases.map { ($0.rawValue, $0) }) ?? matrix.wideModes
  }

  private static func locale(_ text: String, _ reader: DocumentReader) throws(DocumentError) -> String {
    do {
      return try LocaleName(text).identifier
    } catch {
      throw .impossible(file: reader.file, path: reader.path(of: "locales"), reason: error.reason)
    }
  }

  /// The scripts of `states` and `scenarios`; every state where neither is given.
  private static func scripts(_ reader: inout DocumentReader, folder: String) throws -> [ScenarioScript] {
    let states = try reader.choices("states", among: NavigationState.allCases.map { ($0.name, $0) })
    let names = try reader.texts("scenarios")
    let scripts = try names.map { try ScriptStore(folder: folder).scripts(named: $0) }
    if states == nil, let scripts { return scripts }
    let ofStates = (states ?? NavigationState.allCases).map(\.script)
    return ofStates + (scripts ?? []).filter { !ofStates.contains($0) }
  }
}

extension ScenarioMatrix {
  /// Fails where two pictures would have the same file, where an exclusion excludes nothing, or where nothing is left.
  func checkPictures(file: String) throws(DocumentError) {
    if let index = idleExclusions.first {
      throw .impossible(file: file, path: "exclude[\(index)]", reason: "no picture of the matrix matches it")
    }
    let stems = scenarios.map(\.fileStem)
    guard !stems.isEmpty else {
      throw .impossible(
        file: file, path: "devices", reason: "no picture is left: its devices can play none of its scenarios")
    }
    var seen: Set<String> = []
    if let twice = stems.first(where: { !seen.insert($0).inserted }) {
      throw .impossible(
        file: file, path: "scenarios", reason: "two pictures would be '\(twice)'; rename a scenario or a theme file")
    }
  }
}
