package import Drawing

/// When the speed widget warns of speeding, and how: what an app may set, the theme's look where it does not.
nonisolated package struct SpeedAlerts: Sendable, Hashable {
  /// How far above the limit a speed is.
  nonisolated package enum Level: Sendable, Hashable, CaseIterable {
    /// Not above it, or not so far that the widget says so.
    case none
    case minor, major
  }

  /// The colours of one level; the theme's where nil.
  nonisolated package struct Look: Sendable, Hashable {
    package var text, background: Color?

    package init(text: Color? = nil, background: Color? = nil) {
      (self.text, self.background) = (text, background)
    }
  }

  /// Shares of the limit, 0.1 for ten percent above it, from which on a level holds. Where nil, the SDK's own steps:
  /// 10 km/h or 5 mph above the limit, and twice that.
  package var minorThreshold, majorThreshold: Double?
  package var minor, major: Look

  package init(
    minorThreshold: Double? = nil, majorThreshold: Double? = nil, minor: Look = Look(), major: Look = Look()
  ) {
    (self.minorThreshold, self.majorThreshold) = (minorThreshold, majorThreshold)
    (self.minor, self.major) = (minor, major)
  }

  /// The level of what the widget shows; `.none` while speed or limit is unknown.
  package func level(of speed: SpeedContent) -> Level {
    guard let current = speed.current, let limit = speed.limit else { return .none }
    let over = Double(current - limit)
    let step = speed.measure == .milesPerHour ? 5.0 : 10.0
    if over >= majorThreshold.map({ $0 * Double(limit) }) ?? 2 * step { return .major }
    return over >= minorThreshold.map { $0 * Double(limit) } ?? step ? .minor : .none
  }
}
