import Foundation

/// Puts traffic lights where main roads meet, and lights or stop signs by turns where a side street joins in.
nonisolated struct SignalPlan {
  let plan: TownPlan
  /// The route's corners in the plan.
  let corners: [CGPoint]

  func signals(on line: Polyline) -> [MapRoute.Signal] {
    corners.indices.dropLast().flatMap { leg in
      crossings(from: corners[leg], to: corners[leg + 1]).compactMap { crossing in
        guard let kind = kind(of: crossing) else { return nil }
        return MapRoute.Signal(
          kind: kind, distance: line.distance(nearestTo: TownPlan.ground(crossing.x, crossing.y)),
          side: side(of: crossing, afterLeg: leg))
      }
    }
  }

  /// Where a leg meets other streets, its start left out.
  private func crossings(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    if start.x == end.x {
      let northings = plan.northings.filter { ($0 - start.y) * ($0 - end.y) < 0 || $0 == end.y }
      return (start.y < end.y ? northings : northings.reversed()).map { CGPoint(x: start.x, y: $0) }
    }
    let eastings = plan.eastings.filter { ($0 - start.x) * ($0 - end.x) < 0 || $0 == end.x }
    return (start.x < end.x ? eastings : eastings.reversed()).map { CGPoint(x: $0, y: start.y) }
  }

  private func kind(of crossing: CGPoint) -> MapRoute.Signal.Kind? {
    guard let east = plan.eastings.firstIndex(of: crossing.x), let north = plan.northings.firstIndex(of: crossing.y)
    else { return nil }
    let isMain = [plan.avenue(ofEasting: east) != nil, plan.avenue(ofNorthing: north) != nil]
    guard isMain.contains(false) else { return .trafficLight }
    return (east + north).isMultiple(of: 2) ? .stopSign : .trafficLight
  }

  /// To the right of the route, but outside its bend where it turns.
  private func side(of crossing: CGPoint, afterLeg leg: Int) -> CGFloat {
    guard crossing == corners[leg + 1], leg + 2 < corners.count else { return 1 }
    let turn = corners[leg].direction(to: crossing).angle(to: crossing.direction(to: corners[leg + 2]))
    return turn < 0 ? -1 : 1
  }
}
