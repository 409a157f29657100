import Foundation

/// Lays the river through the row of blocks between two streets north of the route's turn, where it crosses only streets
/// that run north; far from the route it bends away.
nonisolated struct RiverPlan {
  let plan: TownPlan

  var water: MapScene.Water {
    let first = TownPlan.index(3, from: TownPlan.turnNorthing, in: plan.northings)
    let (south, north) = (plan.northings[first], plan.northings[first + 1])
    let points = stride(from: TownPlan.area.minX, through: TownPlan.area.maxX, by: 30).map { x in
      let far = max(0, abs(x) - 650)
      let bend = 0.0004 * far * far * (x < 0 ? -1 : 1)
      return TownPlan.ground(x, (south + north) / 2 + 1 + 4 * sin(x / 83) + bend)
    }
    return MapScene.Water(line: Polyline(points), width: min(76, north - south - 44))
  }
}
