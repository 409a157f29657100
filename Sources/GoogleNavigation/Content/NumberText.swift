package import Foundation

/// Numbers as a locale writes them, whatever the host's settings.
///
/// All numbers of the interface have the digits of the content's locale, the speed widget's too, as iOS writes them:
/// Arabic-Indic ones for `ar_EG`, European ones for `ar_AE`. Only a United States speed limit is as on the spot.
nonisolated package enum NumberText {
  /// A whole number without grouping, for example a speed.
  package static func whole(_ value: Int, locale: Locale) -> String {
    value.formatted(.number.grouping(.never).locale(locale))
  }

  /// A share, 0...1, in whole percent.
  package static func percent(_ share: Double, locale: Locale) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
