/// What is wrong with a theme, said so that its author can put it right.
nonisolated package enum ThemeError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notJSON(file: String, reason: String)
  case unknownKey(file: String, path: String, known: [String])
  case missingValue(file: String, path: String, expected: String)
  case badValue(file: String, path: String, found: String, expected: String)
  case unknownBase(file: String, name: String, known: [String])
  /// No file of the font set has the family.
  case unknownFont(file: String, path: String, name: String, known: [String])

  package var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .notJSON(let file, let reason): "\(file): not a JSON object: \(reason)"
    case .unknownKey(let file, let path, let known):
      "\(file): unknown key '\(path)'; expected one of \(known.joined(separator: ", "))"
    case .missingValue(let file, let path, let expected):
      "\(file): '\(path)' is missing; expected \(expected), or \"extends\" with a theme that has it"
    case .badValue(let file, let path, let found, let expected):
      "\(file): '\(path)' is \(found); expected \(expected)"
    case .unknownBase(let file, let name, let known):
      "\(file): 'extends' names \"\(name)\"; expected one of \(known.joined(separator: ", "))"
    case .unknownFont(let file, let path, let name, let known):
      "\(file): '\(path)' names the font \"\(name)\", which no file of the font set has; expected one of "
        + known.joined(separator: ", ")
    }
  }
}
