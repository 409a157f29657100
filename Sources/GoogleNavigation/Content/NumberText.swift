package import Foundation

/// Numbers as a language writes them, whatever the host's settings.
nonisolated package enum NumberText {
  /// A whole number without grouping, for example a speed.
  package static func whole(_ value: Int, language: String) -> String {
    value.formatted(.number.grouping(.never).locale(Locale(identifier: language)))
  }

  /// A share, 0...1, in whole percent.
  package static func percent(_ share: Double, language: String) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(Locale(identifier: language)))
  }
}
