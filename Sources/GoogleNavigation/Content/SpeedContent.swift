/// The speed widget's content; a part that is nil is not shown.
nonisolated package struct SpeedContent: Sendable, Hashable, Codable {
  /// The look of a speed-limit sign.
  nonisolated package enum Sign: String, Sendable, Hashable, Codable, CaseIterable {
    case vienna, unitedStates
  }

  /// What the numbers count.
  nonisolated package enum Measure: String, Sendable, Hashable, Codable, CaseIterable {
    case kilometersPerHour, milesPerHour
  }

  package var current, limit: Int?
  /// The measure as it is written, for example `km/h`.
  package var unit: String
  package var measure: Measure
  package var sign: Sign
  /// What a United States sign says above the number.
  package var signCaption: String

  /// A speed and its limit; in miles where the sign is of the United States, unless `measure` says otherwise.
  package init(
    current: Int?, limit: Int?, unit: String, sign: Sign, measure: Measure? = nil, signCaption: String = "SPEED\nLIMIT"
  ) {
    (self.current, self.limit, self.unit) = (current, limit, unit)
    self.measure = measure ?? (sign == .unitedStates ? .milesPerHour : .kilometersPerHour)
    (self.sign, self.signCaption) = (sign, signCaption)
  }
}
