public import LayoutModel

/// The pictures that a test takes of a layout: every combination of its lists.
///
/// Names are those of a `matrix.json`; `navshot devices` and `navshot scenarios` list what there is.
public struct SnapshotMatrix: Sendable, Hashable {
  /// Screens, for example `iphone-15`.
  public var devices: [String]
  /// States and other scenarios, for example `active-guidance`.
  public var states: [String]
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
    devices: [String] = ["iphone-15"], states: [String] = ["all"], directions: [LayoutDirection] = [.leftToRight],
    lightings: [String] = ["day"], locales: [String] = [], themes: [String] = [], contentSizes: [String] = [],
    times: [Double] = [], scale: Double? = nil
  ) {
    (self.devices, self.states, self.directions, self.lightings) = (devices, states, directions, lightings)
    (self.locales, self.themes, self.contentSizes) = (locales, themes, contentSizes)
    (self.times, self.scale) = (times, scale)
  }
}
