import Foundation

/// Lays the route through the town: up the vehicle's street, aside along the turn's street, and on to the destination.
nonisolated struct RoutePlan {
  let plan: TownPlan
  let side: MapGenerator.Turn

  var route: MapRoute {
    let line = ground(corners)
    let turn = nearestDistance(to: TownPlan.ground(0, turnNorthing), on: line)
    return MapRoute(
      line: line, vehicle: vehicleDistance(on: line), turn: turn, stretches: stretches(of: line, turn: turn),
      alternates: alternates)
  }

  private var turnNorthing: CGFloat { TownPlan.turnNorthing }

  private var corners: [CGPoint] {
    let start = CGPoint(x: 0, y: -900)
    guard side != .none else {
      return [start, CGPoint(x: 0, y: northing(8)), CGPoint(x: easting(2), y: northing(8))]
    }
    let aside = easting(2)
    return [
      start, CGPoint(x: 0, y: turnNorthing), CGPoint(x: aside, y: turnNorthing), CGPoint(x: aside, y: northing(5)),
      CGPoint(x: 0, y: northing(5)), CGPoint(x: 0, y: northing(8)),
    ]
  }

  private var alternates: [Polyline] {
    let leaving = CGPoint(x: 0, y: side == .none ? northing(2) : turnNorthing)
    let away = side == .none ? easting(3) : easting(-1)
    let points =
      side == .none
      ? [leaving, CGPoint(x: away, y: leaving.y), CGPoint(x: away, y: northing(8))]
      : [leaving, CGPoint(x: 0, y: northing(3)), CGPoint(x: away, y: northing(3)), CGPoint(x: away, y: northing(5))]
    return [ground(points)]
  }

  /// The easting so many streets to the side of the turn.
  private func easting(_ steps: Int) -> CGFloat {
    let direction = side == .left ? -1 : 1
    return plan.eastings[TownPlan.index(direction * steps, from: 0, in: plan.eastings)]
  }

  private func northing(_ steps: Int) -> CGFloat {
    plan.northings[TownPlan.index(steps, from: turnNorthing, in: plan.northings)]
  }

  private func ground(_ corners: [CGPoint]) -> Polyline {
    let points = zip(corners, corners.dropFirst()).flatMap { TownPlan.line(from: $0, to: $1).dropLast() }
    let last = corners.suffix(1).map { TownPlan.ground($0.x, $0.y) }
    return Polyline(points + last).roundingCorners(radius: 13)
  }

  private func vehicleDistance(on line: Polyline) -> CGFloat {
    nearestDistance(to: TownPlan.ground(0, 0), on: line)
  }

  private func nearestDistance(to point: CGPoint, on line: Polyline) -> CGFloat {
    zip(line.points, line.distances).min { $0.0.distance(to: point) < $1.0.distance(to: point) }?.1 ?? 0
  }

  private func stretches(of line: Polyline, turn: CGFloat) -> [MapRoute.Stretch] {
    let start = vehicleDistance(on: line)
    let ends: [(CGFloat, MapRoute.Traffic)] = [
      (turn + 90, .free), (turn + 190, .slow), (turn + 265, .jam), (turn + 330, .slow), (line.length, .free),
    ]
    var stretches: [MapRoute.Stretch] = []
    for (end, traffic) in ends {
      stretches.append(MapRoute.Stretch(start: stretches.last?.end ?? start, end: end, traffic: traffic))
    }
    return stretches
  }
}
