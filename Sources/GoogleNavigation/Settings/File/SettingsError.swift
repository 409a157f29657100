/// What is wrong with a settings file, said so that its author can put it right.
nonisolated package enum SettingsError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notJSON(file: String, reason: String)
  case notSettings(file: String, path: String, found: String)
  case unknownSetting(file: String, name: String, known: [String])
  case badValue(file: String, path: String, found: String, expected: String)

  package var description: String { "\(file): \(reason)" }

  /// The settings' file.
  private var file: String {
    switch self {
    case .unreadable(let file, _), .notJSON(let file, _), .notSettings(let file, _, _): file
    case .unknownSetting(let file, _, _), .badValue(let file, _, _, _): file
    }
  }

  /// What is wrong, without the file's name.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .notJSON(_, let reason): "not a JSON object of settings: \(reason)"
    case .notSettings(_, let path, let found):
      "\(path.isEmpty ? "the file" : "'\(path)'") holds \(found); expected an object of settings"
    case .unknownSetting(_, let name, let known):
      "unknown setting '\(name)'; expected one of \(known.joined(separator: ", "))"
    case .badValue(_, let path, let found, let expected): "'\(path)' is \(found); expected \(expected)"
    }
  }
}
