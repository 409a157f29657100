/// How bad a finding is.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Likely a mistake on some screen or for some driver.
  case warning
  /// Against a rule of the SDK, or broken on this screen.
  case error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
