import Drawing
import Foundation

/// Draws the ground: land, blocks, park, buildings, water and roads, as the camera sees them.
nonisolated struct MapPainter {
  let scene: MapScene
  let camera: MapCamera
  let colors: NavigationTheme.MapColors
  let bounds: CGRect

  func paint(on canvas: inout Canvas) {
    canvas.fill(.rectangle(bounds), colors.land)
    canvas.fill(rings(scene.blocks), colors.block)
    canvas.fill(rings(scene.parks), colors.park)
    for water in scene.water {
      canvas.fill(bands(water.line, width: water.width), colors.water)
    }
    canvas.fill(roads(.path, casing: 0), colors.parkPath)
    paintBuildings(on: &canvas)
    canvas.fill(roads(.street, casing: 1), colors.streetCasing)
    canvas.fill(roads(.avenue, casing: 1.5), colors.avenueCasing)
    canvas.fill(roads(.street, casing: 0), colors.street)
    canvas.fill(roads(.avenue, casing: 0), colors.avenue)
    canvas.fill(roads(.highway, casing: 2), colors.highwayCasing)
    canvas.fill(roads(.highway, casing: 0), colors.highway)
  }

  /// A band of `width` on the ground along the visible parts of a line.
  func bands(_ line: Polyline, width: CGFloat) -> Path {
    visibleParts(of: line).reduce(into: Path()) { path, part in
      path.append(outline(part.band(width: width)))
    }
  }

  /// A closed ring of ground points on the screen; empty where it cannot be seen.
  func outline(_ ring: [CGPoint], height: CGFloat = 0) -> Path {
    let points = ring.map { camera.project($0, height: height) }
    guard points.count > 2, !ring.contains(where: camera.isBehind), points.reach.intersects(bounds) else {
      return Path()
    }
    return .polygon(points)
  }

  private func rings(_ rings: [[CGPoint]]) -> Path {
    rings.reduce(into: Path()) { $0.append(outline($1)) }
  }

  private func roads(_ kind: MapScene.RoadKind, casing: CGFloat) -> Path {
    scene.roads.filter { $0.kind == kind }.reduce(into: Path()) { path, road in
      path.append(bands(road.line, width: kind.width + casing * 2))
    }
  }

  /// Houses have walls where the camera is tilted, and only an edge where it looks straight down.
  private func paintBuildings(on canvas: inout Canvas) {
    var (walls, roofs) = (Path(), Path())
    let reach = bounds.insetBy(dx: -120, dy: -120)
    for building in scene.buildings {
      guard let corner = building.outline.first, reach.contains(camera.project(corner)) else { continue }
      let roof = building.outline.map { camera.project($0, height: building.height) }
      guard roof.reach.insetBy(dx: -20, dy: -20).intersects(bounds), !building.outline.contains(where: camera.isBehind)
      else { continue }
      walls.append(.polygon((building.outline.map { camera.project($0) } + roof).convexHull))
      roofs.append(.polygon(roof))
    }
    canvas.fill(walls, colors.buildingEdge)
    canvas.fill(roofs, colors.building)
    canvas.stroke(roofs, StrokeStyle(width: 0.5), colors.buildingEdge)
  }

  /// The parts of a line that may be seen, each with a point to spare at both ends.
  func visibleParts(of line: Polyline) -> [Polyline] {
    let reach = bounds.insetBy(dx: -90, dy: -90)
    let isSeen = line.points.map { !camera.isBehind($0) && reach.contains(camera.project($0)) }
    var (parts, current) = ([[CGPoint]](), [CGPoint]())
    for index in line.points.indices {
      let isNearSeen = isSeen[max(0, index - 1)...min(isSeen.count - 1, index + 1)].contains(true)
      if isNearSeen && !camera.isBehind(line.points[index]) {
        current.append(line.points[index])
      } else if !current.isEmpty {
        parts.append(current)
        current = []
      }
    }
    return (parts + [current]).filter { $0.count > 1 }.map(Polyline.init)
  }
}
