package import Drawing
package import Foundation

/// The value of one setting, as a settings file gives it.
nonisolated package enum SettingValue: Sendable, Hashable {
  case flag(Bool)
  case number(CGFloat)
  /// nil stands for the theme's own.
  case color(Color?)
  /// Points per em and CSS's weight; nil stands for the theme's own.
  case font(FontChoice?)
  case choice(String)
  case insets(Insets)
  /// nil stands for the SDK's own thresholds.
  case speedAlerts(SpeedThresholds?)
  /// nil stands for the theme's own.
  case speedColors([SpeedColor]?)

  /// A size in points and a weight by UIKit's name.
  nonisolated package struct FontChoice: Sendable, Hashable {
    package var size: CGFloat
    package var weight: String
  }

  /// Points at the map's edges.
  nonisolated package struct Insets: Sendable, Hashable {
    package var top, left, bottom, right: CGFloat
  }

  /// Shares of the limit; nil where not set.
  nonisolated package struct SpeedThresholds: Sendable, Hashable {
    package var minor, major: CGFloat?
  }

  /// The speedometer's colours for one severity in one lighting.
  nonisolated package struct SpeedColor: Sendable, Hashable {
    package var isMajor, isLowLight: Bool
    package var text, background: Color?
  }
}
