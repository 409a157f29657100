/// A stretch of the way on which traffic is not free; both ends are shares of the whole way, 0...1.
nonisolated package struct TrafficSegment: Sendable, Hashable, Codable {
  nonisolated package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case slow, jam
  }

  package var start, end: Double
  package var kind: Kind

  package init(from start: Double, to end: Double, _ kind: Kind) {
    (self.start, self.end, self.kind) = (start, end, kind)
  }

  /// One jam with slow traffic before and after it.
  package static let fixture = [
    Self(from: 0.42, to: 0.5, .slow), Self(from: 0.5, to: 0.55, .jam), Self(from: 0.55, to: 0.6, .slow),
  ]
}
