import Foundation

/// Finds the building where the route ends.
nonisolated struct DestinationPlan {
  let buildings: [MapScene.Building]
  let end: CGPoint

  /// The building of some size that is nearest to the route's end, entered where it is nearest; nil where none is near.
  var destination: MapScene.Destination? {
    let candidates = buildings.indices.lazy.filter { index in
      let outline = buildings[index].outline
      return outline.center.distance(to: end) < 160 && min(outline.reach.width, outline.reach.height) > 22
    }
    let entrances = candidates.map { (building: $0, entrance: entrance(of: buildings[$0].outline)) }
    guard let nearest = entrances.min(by: { $0.entrance.distance(to: end) < $1.entrance.distance(to: end) })
    else { return nil }
    return MapScene.Destination(building: nearest.building, entrance: nearest.entrance)
  }

  /// The middle of the wall that faces the route's end.
  private func entrance(of outline: [CGPoint]) -> CGPoint {
    outline.indices.map { outline[$0].mixed(with: outline[($0 + 1) % outline.count], share: 0.5) }
      .min { $0.distance(to: end) < $1.distance(to: end) } ?? end
  }
}

nonisolated extension [CGPoint] {
  /// The mean of the points.
  var center: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
