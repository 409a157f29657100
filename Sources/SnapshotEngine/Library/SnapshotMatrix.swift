public import LayoutModel

/// The pictures that a test takes of a layout: every combination of its lists.
///
/// Names are those of a `matrix.json`; `navshot devices` lists the screens.
public struct SnapshotMatrix: Sendable, Hashable {
  /// Screens, for example `iphone-15`.
  public var devices: [String]
  /// States of the life cycle, for example `active-guidance`; every one where neither states nor scenarios are given.
  public var states: [String]
  /// Other scenarios, by name or file; `navshot scenarios` lists those that are built in.
  public var scenarios: [String]
  public var directions: [LayoutDirection]
  /// `day` or `night`.
  public var lightings: [String]
  /// Locale identifiers; empty for the direction's own language.
  public var locales: [String]
  /// Built-in themes; empty for the lighting's own.
  public var themes: [String]
  /// Dynamic Type sizes, for example `xl` or `ax3`; empty for the usual size.
  public var contentSizes: [String]
  /// Seconds after the last event; empty for the moment when all animations have ended.
  public var times: [Double]
  /// Pixels per point instead of the devices' own, 0.5...8.
  public var scale: Double?

  public init(
    devices: [String] = ["iphone-15"], states: [String] = [], scenarios: [String] = [],
    directions: [LayoutDirection] = [.leftToRight],
    lightings: [String] = ["day"], locales: [String] = [], themes: [String] = [], contentSizes: [String] = [],
    times: [Double] = [], scale: Double? = nil
  ) {
    (self.devices, self.states, self.scenarios) = (devices, states, scenarios)
    (self.directions, self.lightings) = (directions, lightings)
    (self.locales, self.themes, self.contentSizes) = (locales, themes, contentSizes)
    (self.times, self.scale) = (times, scale)
  }
}
