package import Foundation

/// Settings of the SDK's navigation interface, as a JSON file makes them: `{"isNavigationFooterEnabled": false, …}`.
///
/// Keys are the names of the SDK's properties. What a file leaves out keeps the SDK's own value.
nonisolated package struct NavigationSettings: Sendable, Hashable {
  /// The settings as the file writes them.
  private var document: [String: JSONValue] = [:]
  private var values: [String: SettingValue] = [:]

  /// No settings at all.
  package init() {}

  /// The settings in a file's text; `file` is for error messages.
  package init(json: Data, file: String) throws(SettingsError) {
    try self.init(value: Self.value(of: json, file: file), file: file)
  }

  /// The settings that are an object in a larger file, at `path`.
  package init(value: JSONValue, file: String, path: String = "") throws(SettingsError) {
    guard case .object(let document) = value else {
      throw .notSettings(file: file, path: path, found: value.kind)
    }
    self.document = document
    for (name, json) in document.sorted(by: { $0.key < $1.key }) {
      guard let definition = SettingCatalog.all.first(where: { $0.name == name }) else {
        throw .unknownSetting(file: file, name: name, known: Self.names)
      }
      guard let value = definition.kind.value(of: json) else {
        let place = path.isEmpty ? name : "\(path).\(name)"
        throw .badValue(file: file, path: place, found: json.kind, expected: definition.kind.expected)
      }
      values[name] = value
    }
  }

  /// The names of all settings, in the order in which they are made.
  package static var names: [String] { SettingCatalog.all.map(\.name) }

  /// Makes the settings on a map: in the same order whatever the file's.
  @MainActor func apply(to map: GMSMapView) {
    for definition in SettingCatalog.all {
      if let value = values[definition.name] { definition.apply(value, map) }
    }
  }

  private static func value(of json: Data, file: String) throws(SettingsError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw .notJSON(file: file, reason: JSONFault.reason(in: json))
    }
  }
}

extension NavigationSettings: Codable {
  nonisolated package init(from decoder: any Decoder) throws {
    try self.init(value: JSONValue(from: decoder), file: "settings")
  }

  nonisolated package func encode(to encoder: any Encoder) throws {
    try JSONValue.object(document).encode(to: encoder)
  }
}
