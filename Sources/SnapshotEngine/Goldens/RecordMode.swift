/// Which goldens are written.
public enum RecordMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Those that are not there yet.
  case missing
  /// Those that are missing, cannot be read, or are not what is drawn now.
  case failed
  /// Every one.
  case all
  /// None. What recording means in CI where nobody says otherwise: a pipeline that records its own goldens passes whatever
  /// it draws.
  case never

  /// Whether the environment is that of a CI system: nearly all of them set `CI`.
  package static func isCI(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
