/// Names written on the map.
nonisolated package struct MapNames: Sendable, Hashable, Codable {
  /// Main roads, the route's own first.
  package var roads: [String]
  package var park, water, destination: String

  package init(roads: [String], park: String, water: String, destination: String) {
    (self.roads, self.park, self.water, self.destination) = (roads, park, water, destination)
  }
}
