import Foundation

/// Builds the map's town. Same seed, same first step of the route: same scene.
nonisolated struct MapGenerator {
  private static let left = MapGenerator(seed: 20).scene(step: .left)
  private static let straight = MapGenerator(seed: 20).scene(step: .straight)
  private static let right = MapGenerator(seed: 20).scene(step: .right)
  private static let arrivalLeft = MapGenerator(seed: 20).scene(step: .arrivalLeft)
  private static let arrivalRight = MapGenerator(seed: 20).scene(step: .arrivalRight)

  /// The map that is drawn for a route with that first step; made once.
  static func standardScene(step: FirstStep) -> MapScene {
    switch step {
    case .left: left
    case .straight: straight
    case .right: right
    case .arrivalLeft: arrivalLeft
    case .arrivalRight: arrivalRight
    }
  }

  private let plan: TownPlan
  private let seed: UInt64

  init(seed: UInt64) {
    (plan, self.seed) = (TownPlan(seed: seed), seed)
  }

  func scene(step: FirstStep) -> MapScene {
    var scene = MapScene()
    let parkSide: CGFloat = step.side < 0 ? 1 : -1
    let routePlan = RoutePlan(plan: plan, step: step)
    scene.route = routePlan.route
    addPark(to: &scene, side: parkSide)
    scene.water = [RiverPlan(plan: plan).water]
    let highway = highway(side: -parkSide)
    let water = scene.water.flatMap { OpenLand.rings(along: $0.line, width: $0.width) }
    let noBuilding = OpenLand(scene.parks + water + OpenLand.rings(along: highway, width: 60))
    addBlocks(to: &scene, sparing: noBuilding)
    addRoads(
      to: &scene, sparing: OpenLand([ring(parkArea(side: parkSide).insetBy(dx: 2, dy: 2))] + water),
      bridges: routePlan.northboundEastings)
    scene.roads.append(MapScene.Road(kind: .highway, line: highway, name: nil))
    addTraffic(to: &scene)
    scene.destination = DestinationPlan(buildings: scene.buildings, end: scene.route.end).destination
    return scene
  }

  private func addPark(to scene: inout MapScene, side: CGFloat) {
    let area = parkArea(side: side)
    scene.parks = [ring(area.insetBy(dx: 9, dy: 9))]
    let center = CGPoint(x: area.midX, y: area.midY)
    scene.parkLabels = [TownPlan.ground(side * 85, center.y + 6), TownPlan.ground(center.x, center.y)]
    for bend in [-0.32, 0.3] {
      let points = (0...16).map { step in
        let share = CGFloat(step) / 16
        return TownPlan.ground(
          area.minX + area.width * share, center.y + area.height * bend * sin(share * .pi) + 14 * sin(share * 9))
      }
      scene.roads.append(MapScene.Road(kind: .path, line: Polyline(points), name: nil))
    }
  }

  /// Two blocks by two between the vehicle's street and the one where the route turns.
  private func parkArea(side: CGFloat) -> CGRect {
    let steps = side < 0 ? (-2, 0) : (0, 2)
    let west = plan.eastings[TownPlan.index(steps.0, from: 0, in: plan.eastings)]
    let east = plan.eastings[TownPlan.index(steps.1, from: 0, in: plan.eastings)]
    let south = plan.northings[TownPlan.index(-2, from: TownPlan.turnNorthing, in: plan.northings)]
    return CGRect(x: west, y: south, width: east - west, height: TownPlan.turnNorthing - south)
  }

  private func addBlocks(to scene: inout MapScene, sparing openLand: OpenLand) {
    var generator = SeededGenerator(seed: seed ^ 0xB10C)
    for (west, east) in zip(plan.eastings, plan.eastings.dropFirst()) {
      for (south, north) in zip(plan.northings, plan.northings.dropFirst()) {
        let block = CGRect(x: west, y: south, width: east - west, height: north - south).insetBy(dx: 8, dy: 8)
        scene.blocks.append(ring(block))
        guard TownPlan.builtArea.intersects(block) else { continue }
        for lot in lots(of: block.insetBy(dx: 9, dy: 9), &generator) {
          let height = generator.number(in: 3...11)
          let corners = corners(lot)
          guard generator.number(in: 0...1) < 0.88, !corners.contains(where: openLand.contains) else { continue }
          scene.buildings.append(MapScene.Building(outline: corners, height: height))
        }
      }
    }
  }

  /// Plots along the two long sides of a block.
  private func lots(of block: CGRect, _ generator: inout SeededGenerator) -> [CGRect] {
    let columns = Int(generator.number(in: 2...4.99))
    let isTwoRows = generator.number(in: 0...1) < 0.8
    let width = block.width / CGFloat(columns)
    return (0..<columns).flatMap { column -> [CGRect] in
      let depth = block.height * (isTwoRows ? generator.number(in: 0.3...0.43) : generator.number(in: 0.5...0.9))
      let gap = generator.number(in: 2...6)
      let lot = CGRect(x: block.minX + CGFloat(column) * width, y: block.minY, width: width - gap, height: depth)
      guard isTwoRows else { return [lot] }
      let back = block.height * generator.number(in: 0.3...0.43)
      return [lot, lot.offsetBy(dx: 0, dy: block.height - back).withHeight(back)]
    }
  }

  /// Main roads that run north, and `bridges`, cross the water; all others end at it.
  private func addRoads(to scene: inout MapScene, sparing openLand: OpenLand, bridges: [CGFloat]) {
    guard let (west, east) = plan.eastings.ends, let (south, north) = plan.northings.ends else { return }
    for (index, y) in plan.northings.enumerated() {
      let avenue = plan.avenue(ofNorthing: index)
      let line = Polyline(TownPlan.line(from: CGPoint(x: west, y: y), to: CGPoint(x: east, y: y)))
      let name = avenue.map { $0 == 0 ? 1 : 2 + abs($0 + 1) % 4 } ?? (index % 2 == 0 ? 5 : nil)
      let kind = avenue == nil ? MapScene.RoadKind.street : .avenue
      scene.roads += openLand.parts(outside: line).map { MapScene.Road(kind: kind, line: $0, name: name) }
    }
    for (index, x) in plan.eastings.enumerated() {
      let avenue = plan.avenue(ofEasting: index)
      let line = Polyline(TownPlan.line(from: CGPoint(x: x, y: south), to: CGPoint(x: x, y: north)))
      let name = avenue.map { $0 == 0 ? 0 : 2 + abs($0) % 4 }
      let kind = avenue == nil ? MapScene.RoadKind.street : .avenue
      let parts = avenue != nil || bridges.contains(x) ? [line] : openLand.parts(outside: line)
      scene.roads += parts.map { MapScene.Road(kind: kind, line: $0, name: name) }
    }
  }

  private func addTraffic(to scene: inout MapScene) {
    var generator = SeededGenerator(seed: seed ^ 0x7AFF1C)
    for index in scene.roads.indices where scene.roads[index].kind.rawValue >= MapScene.RoadKind.avenue.rawValue {
      let length = scene.roads[index].line.length
      while (scene.roads[index].traffic.last?.end ?? 0) < length {
        let start = scene.roads[index].traffic.last?.end ?? 0
        let end = min(length, start + generator.number(in: 120...320))
        let share = generator.number(in: 0...1)
        let traffic: TrafficStretch.Traffic = share < 0.68 ? .free : share < 0.9 ? .slow : .jam
        scene.roads[index].traffic.append(TrafficStretch(start: start, end: end, traffic: traffic))
      }
    }
  }

  private func highway(side: CGFloat) -> Polyline {
    Polyline(
      stride(from: TownPlan.area.minY, through: TownPlan.area.maxY, by: 50).map { y in
        CGPoint(x: side * (650 + y * 0.12) + 60 * sin(y / 420), y: y)
      })
  }

  private func corners(_ rect: CGRect) -> [CGPoint] {
    [(rect.minX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY), (rect.maxX, rect.minY)]
      .map { TownPlan.ground($0.0, $0.1) }
  }

  /// The outline of a rectangle of the plan on the ground, whose sides are bent as the streets beside it are.
  private func ring(_ rect: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    return corners.indices.flatMap { index in
      TownPlan.line(from: corners[index], to: corners[(index + 1) % 4]).dropLast()
    }
  }
}

nonisolated extension CGRect {
  fileprivate func withHeight(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height)
  }
}

nonisolated extension [CGFloat] {
  fileprivate var ends: (CGFloat, CGFloat)? {
    guard let first, let last else { return nil }
    return (first, last)
  }
}
