package import Foundation

/// Settings of the SDK's navigation interface, as a JSON file makes them: `{"isNavigationFooterEnabled": false, …}`.
///
/// Keys are the names of the SDK's properties. What a file leaves out keeps the SDK's own value.
package struct NavigationSettings: Sendable, Hashable {
  private var values: [String: SettingValue] = [:]

  /// No settings at all.
  package init() {}

  /// The settings in a file's text; `file` is for error messages.
  package init(json: Data, file: String) throws(SettingsError) {
    let document = try Self.document(json, file: file)
    for (name, json) in document.sorted(by: { $0.key < $1.key }) {
      guard let definition = SettingCatalog.all.first(where: { $0.name == name }) else {
        throw .unknownSetting(file: file, name: name, known: Self.names)
      }
      guard let value = definition.kind.value(of: json) else {
        throw .badValue(file: file, path: name, found: json.kind, expected: definition.kind.expected)
      }
      values[name] = value
    }
  }

  /// The names of all settings, in the order in which they are made.
  package static var names: [String] { SettingCatalog.all.map(\.name) }

  /// Makes the settings on a map: in the same order whatever the file's.
  func apply(to map: GMSMapView) {
    for definition in SettingCatalog.all {
      if let value = values[definition.name] { definition.apply(value, map) }
    }
  }

  private static func document(_ json: Data, file: String) throws(SettingsError) -> [String: JSONValue] {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch DecodingError.dataCorrupted(let context) {
      let detail = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
      throw .notJSON(file: file, reason: detail ?? "a bracket, comma or quotation mark is missing or too many")
    } catch {
      throw .notJSON(file: file, reason: "the file has no value")
    }
    guard case .object(let values) = value else { throw .notJSON(file: file, reason: "it holds \(value.kind)") }
    return values
  }
}
