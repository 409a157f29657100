/// What is wrong with a settings file, said so that its author can put it right.
nonisolated package enum SettingsError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notJSON(file: String, reason: String)
  case unknownSetting(file: String, name: String, known: [String])
  case badValue(file: String, path: String, found: String, expected: String)

  package var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notJSON(let file, let reason): "\(file): not a JSON object of settings: \(reason)"
    case .unknownSetting(let file, let name, let known):
      "\(file): unknown setting '\(name)'; expected one of \(known.joined(separator: ", "))"
    case .badValue(let file, let path, let found, let expected):
      "\(file): '\(path)' is \(found); expected \(expected)"
    }
  }
}
