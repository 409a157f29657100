/// A sign on the turn card: an exit's number, or the number of a road on the kind of shield it has on the spot.
nonisolated package struct RoadSign: Sendable, Hashable, Codable {
  nonisolated package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// An exit's number.
    case exit
    /// A motorway's number, white on blue.
    case motorway
    /// A shield with a band above the number, as United States interstates have.
    case interstate
    /// The number of a European route, white on green.
    case european
    /// Any other road's number, dark on white.
    case national
  }

  package var kind: Kind
  /// What is written on it, for example `Exit 12B` or `A 9`.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    (self.kind, self.text) = (kind, text)
  }
}
