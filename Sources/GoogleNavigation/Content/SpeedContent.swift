/// The speed widget's content; a part that is nil is not shown.
nonisolated package struct SpeedContent: Sendable, Hashable, Codable {
  /// The look of a speed-limit sign.
  nonisolated package enum Sign: String, Sendable, Hashable, Codable, CaseIterable {
    case vienna, unitedStates
  }

  package var current, limit: Int?
  package var unit: String
  package var sign: Sign
  /// What a United States sign says above the number.
  package var signCaption: String

  package init(current: Int?, limit: Int?, unit: String, sign: Sign, signCaption: String = "SPEED\nLIMIT") {
    (self.current, self.limit, self.unit) = (current, limit, unit)
    (self.sign, self.signCaption) = (sign, signCaption)
  }
}
