import Foundation

/// Lays the route through the town: up the vehicle's street, aside along the turn's street, and on to the destination.
nonisolated struct RoutePlan {
  let plan: TownPlan
  let step: FirstStep

  var route: MapRoute {
    let line = ground(corners)
    let turn = turnsAtCrossing ? line.distance(nearestTo: TownPlan.ground(0, turnNorthing)) : line.length
    let vehicle = line.distance(nearestTo: TownPlan.ground(0, 0))
    return MapRoute(
      line: line, vehicle: vehicle, turn: turn, stretches: stretches(from: vehicle, turn: turn, end: line.length),
      alternates: alternateCorners.map(ground),
      signals: SignalPlan(plan: plan, corners: corners).signals(on: line))
  }

  /// Eastings of the streets that the route and its alternates run north on.
  var northboundEastings: [CGFloat] {
    ([corners] + alternateCorners).flatMap { corners in
      zip(corners, corners.dropFirst()).filter { $0.x == $1.x }.map(\.0.x)
    }
  }

  private var turnNorthing: CGFloat { TownPlan.turnNorthing }
  private var turnsAtCrossing: Bool { step == .left || step == .right }

  private var corners: [CGPoint] {
    let start = CGPoint(x: 0, y: -900)
    switch step {
    case .arrivalLeft, .arrivalRight:
      return [start, CGPoint(x: 0, y: turnNorthing - 62)]
    case .straight:
      return [start, CGPoint(x: 0, y: northing(6)), CGPoint(x: easting(2) - 50, y: northing(6))]
    case .left, .right:
      let aside = easting(2)
      return [
        start, CGPoint(x: 0, y: turnNorthing), CGPoint(x: aside, y: turnNorthing), CGPoint(x: aside, y: northing(5)),
        CGPoint(x: 0, y: northing(5)), CGPoint(x: 0, y: northing(6) + 50),
      ]
    }
  }

  private var alternateCorners: [[CGPoint]] {
    switch step {
    case .arrivalLeft, .arrivalRight:
      []
    case .straight:
      [
        detour(from: CGPoint(x: 0, y: northing(1)), along: easting(-2), to: CGPoint(x: 0, y: northing(5))),
        detour(
          from: CGPoint(x: 0, y: northing(2)), along: easting(3), to: CGPoint(x: easting(2) - 50, y: northing(6))),
      ]
    case .left, .right:
      [
        detour(from: CGPoint(x: 0, y: turnNorthing), along: 0, to: CGPoint(x: 0, y: northing(5))),
        detour(
          from: CGPoint(x: easting(2), y: turnNorthing), along: easting(3), to: CGPoint(x: easting(2), y: northing(5))),
      ]
    }
  }

  /// Aside to an easting, north along it, and back.
  private func detour(from start: CGPoint, along easting: CGFloat, to end: CGPoint) -> [CGPoint] {
    guard easting != start.x else { return [start, end] }
    return [start, CGPoint(x: easting, y: start.y), CGPoint(x: easting, y: end.y), end]
  }

  /// The easting so many streets to the side of the turn.
  private func easting(_ steps: Int) -> CGFloat {
    let direction = step.side < 0 ? -1 : 1
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

  private func stretches(from start: CGFloat, turn: CGFloat, end: CGFloat) -> [TrafficStretch] {
    let slowdown = step == .straight ? start + 200 : turn
    let ends: [(CGFloat, TrafficStretch.Traffic)] =
      step.isArrival
      ? [(end, .free)]
      : [
        (slowdown + 90, .free), (slowdown + 190, .slow), (slowdown + 265, .jam), (slowdown + 330, .slow), (end, .free),
      ]
    return ends.reduce(into: []) { stretches, part in
      stretches.append(TrafficStretch(start: stretches.last?.end ?? start, end: part.0, traffic: part.1))
    }
  }
}
