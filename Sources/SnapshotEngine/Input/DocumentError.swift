/// What is wrong with a JSON file that a user wrote: the file, the place in it, and what belongs there.
package enum DocumentError: UserError, Hashable {
  case notJSON(file: String, reason: String)
  case unknownKey(file: String, path: String, known: [String])
  case missingValue(file: String, path: String, expected: String)
  case badValue(file: String, path: String, found: String, expected: String)
  /// A word that is none of those that are possible.
  case unknownWord(file: String, path: String, word: String, known: [String])
  /// A value that is well-formed and makes no sense where it stands.
  case impossible(file: String, path: String, reason: String)

  package var description: String {
    switch self {
    case .notJSON(let file, let reason): "\(file): not a JSON object: \(reason)"
    case .unknownKey(let file, let path, let known):
      "\(file): unknown key '\(path)'\(Suggestion(for: Self.lastKey(path), among: known)); it knows \(known.joined(separator: ", "))"
    case .missingValue(let file, let path, let expected): "\(file): '\(path)' is missing; it needs \(expected)"
    case .badValue(let file, let path, let found, let expected): "\(file): '\(path)' is \(found); it needs \(expected)"
    case .unknownWord(let file, let path, let word, let known):
      "\(file): '\(path)' does not know '\(word)'\(Suggestion(for: word, among: known)); it knows \(known.joined(separator: ", "))"
    case .impossible(let file, let path, let reason): "\(file): '\(path)': \(reason)"
    }
  }

  private static func lastKey(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}
