import Foundation

/// Builds the map's town. Same seed, same side of the first turn: same scene.
nonisolated struct MapGenerator {
  /// To which side the route turns first.
  nonisolated enum Turn: CGFloat, Sendable, Hashable, CaseIterable {
    case left = -1
    case none = 0
    case right = 1
  }

  private static let left = MapGenerator(seed: 20).scene(turn: .left)
  private static let straight = MapGenerator(seed: 20).scene(turn: .none)
  private static let right = MapGenerator(seed: 20).scene(turn: .right)

  /// The map that is drawn for a route whose first turn goes to that side.
  static func standardScene(turn: Turn) -> MapScene {
    switch turn {
    case .left: left
    case .none: straight
    case .right: right
    }
  }

  private let plan: TownPlan
  private let seed: UInt64

  init(seed: UInt64) {
    (plan, self.seed) = (TownPlan(seed: seed), seed)
  }

  func scene(turn: Turn) -> MapScene {
    var scene = MapScene()
    let parkSide: CGFloat = turn == .left ? 1 : -1
    addPark(to: &scene, side: parkSide)
    addWater(to: &scene)
    let highway = highway(side: -parkSide)
    let water = scene.water.map { $0.line.band(width: $0.width) }
    addBlocks(to: &scene, sparing: OpenLand(scene.parks + water + [highway.band(width: 60)]))
    addRoads(to: &scene, sparing: OpenLand([ring(parkArea(side: parkSide).insetBy(dx: 2, dy: 2))] + water))
    scene.roads.append(MapScene.Road(kind: .highway, line: highway, name: nil))
    scene.route = RoutePlan(plan: plan, side: turn).route
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

  private func addWater(to scene: inout MapScene) {
    let middle = Polyline(
      stride(from: -1900, through: 1900, by: 30).map { x in
        let x = CGFloat(x)
        return CGPoint(x: x, y: 640 + x * 0.3 + 46 * sin(x / 170) + 18 * sin(x / 61))
      })
    scene.water = [MapScene.Water(line: middle, width: 84)]
    scene.waterLabels = [-110, 150, -260, 320].map { x in
      middle.points.min { abs($0.x - x) < abs($1.x - x) } ?? .zero
    }
    let second = Polyline(
      stride(from: -1900, through: 1900, by: 30).map { x in
        let x = CGFloat(x)
        return CGPoint(x: x, y: 2500 - x * 0.35 + 80 * sin(x / 260))
      })
    scene.water.append(MapScene.Water(line: second, width: 120))
  }

  private func addBlocks(to scene: inout MapScene, sparing openLand: OpenLand) {
    var generator = SeededGenerator(seed: seed ^ 0xB10C)
    for (west, east) in zip(plan.eastings, plan.eastings.dropFirst()) {
      for (south, north) in zip(plan.northings, plan.northings.dropFirst()) {
        let block = CGRect(x: west, y: south, width: east - west, height: north - south).insetBy(dx: 8, dy: 8)
        scene.blocks.append(ring(block))
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

  private func addRoads(to scene: inout MapScene, sparing openLand: OpenLand) {
    guard let (west, east) = plan.eastings.ends, let (south, north) = plan.northings.ends else { return }
    for (index, y) in plan.northings.enumerated() {
      let avenue = plan.avenue(ofNorthing: index)
      let line = Polyline(TownPlan.line(from: CGPoint(x: west, y: y), to: CGPoint(x: east, y: y)))
      let name = avenue.map { $0 == 0 ? 1 : 2 + abs($0 + 1) % 4 } ?? (index % 2 == 0 ? 5 : nil)
      add(line, isAvenue: avenue != nil, name: name, to: &scene, sparing: openLand)
    }
    for (index, x) in plan.eastings.enumerated() {
      let avenue = plan.avenue(ofEasting: index)
      let line = Polyline(TownPlan.line(from: CGPoint(x: x, y: south), to: CGPoint(x: x, y: north)))
      let name = avenue.map { $0 == 0 ? 0 : 2 + abs($0) % 4 }
      add(line, isAvenue: avenue != nil, name: name, to: &scene, sparing: openLand)
    }
  }

  /// Avenues cross the water on bridges; side streets end at it.
  private func add(
    _ line: Polyline, isAvenue: Bool, name: Int?, to scene: inout MapScene, sparing openLand: OpenLand
  ) {
    let parts = isAvenue ? [line] : openLand.parts(outside: line)
    scene.roads += parts.map { MapScene.Road(kind: isAvenue ? .avenue : .street, line: $0, name: name) }
  }

  private func highway(side: CGFloat) -> Polyline {
    Polyline(
      stride(from: -1000, through: 3500, by: 50).map { y in
        let y = CGFloat(y)
        return CGPoint(x: side * (420 + y * 0.16) + 60 * sin(y / 420), y: y)
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
