import Drawing
import Foundation

/// Draws the ground: land, blocks, park, buildings, water and roads, as the camera sees them.
nonisolated struct MapPainter {
  let scene: MapScene
  let theme: NavigationTheme
  let features: MapFeatures
  let view: GroundView

  /// Below this zoom, houses and the edges of side streets would be noise.
  static let detailZoom: CGFloat = 0.55

  private var colors: NavigationTheme.MapColors { theme.map }
  private var isDetailed: Bool { view.camera.zoom >= Self.detailZoom }

  func paint(on canvas: inout Canvas) {
    canvas.fill(.rectangle(view.bounds), colors.land)
    canvas.fill(rings(scene.blocks), colors.block)
    canvas.fill(rings(scene.parks), colors.park)
    for water in scene.water {
      canvas.fill(view.bands(water.line, width: water.width), colors.water)
    }
    canvas.fill(view.bands(parts(.path), width: MapScene.RoadKind.path.width), colors.parkPath)
    if isDetailed { paintBuildings(on: &canvas) }
    paintRoads(on: &canvas)
    paintHaze(on: &canvas)
  }

  private func paintRoads(on canvas: inout Canvas) {
    let (streets, avenues, highways) = (parts(.street), parts(.avenue), parts(.highway))
    func fill(_ parts: [Polyline], _ kind: MapScene.RoadKind, casing: CGFloat, _ color: Color) {
      canvas.fill(view.bands(parts, width: kind.width + casing * 2), color)
    }
    if isDetailed { fill(streets, .street, casing: 1, colors.streetCasing) }
    fill(avenues, .avenue, casing: 1.5, colors.avenueCasing)
    fill(streets, .street, casing: 0, colors.street)
    fill(avenues, .avenue, casing: 0, colors.avenue)
    fill(highways, .highway, casing: 2, colors.highwayCasing)
    fill(highways, .highway, casing: 0, colors.highway)
  }

  private func parts(_ kind: MapScene.RoadKind) -> [Polyline] {
    scene.roads.filter { $0.kind == kind }.flatMap { view.visibleParts(of: $0.line) }
  }

  private func rings(_ rings: [[CGPoint]]) -> Path {
    rings.reduce(into: Path()) { $0.append(view.outline($1)) }
  }

  /// Houses have walls where the camera is tilted, and only an edge where it looks straight down.
  private func paintBuildings(on canvas: inout Canvas) {
    var (walls, roofs) = (Path(), Path())
    let tinted = features.highlightsDestination ? scene.destination?.building : nil
    for (index, building) in scene.buildings.enumerated() where index != tinted {
      guard let shape = view.shape(of: building) else { continue }
      walls.append(shape.walls)
      roofs.append(shape.roof)
    }
    canvas.fill(walls, colors.buildingEdge)
    canvas.fill(roofs, colors.building)
    canvas.stroke(roofs, StrokeStyle(width: 0.5), colors.buildingEdge)
  }

  /// Far ground fades into the land's colour, the farther the camera sees the more.
  private func paintHaze(on canvas: inout Canvas) {
    let bounds = view.bounds
    let middle = CGPoint(x: view.camera.anchor.x, y: bounds.minY)
    let farness = view.camera.unproject(middle).map { view.camera.scale(at: $0) / view.camera.zoom } ?? 0
    guard farness < 0.85 else { return }
    let strength = Double(min(0.85, (0.85 - farness) * 2.4))
    let end = bounds.minY + max(0, view.camera.anchor.y - bounds.minY) * 0.55
    let haze = LinearGradient(
      from: CGPoint(x: 0, y: bounds.minY), to: CGPoint(x: 0, y: end),
      stops: [
        GradientStop(0, colors.land.multiplyingAlpha(by: strength)),
        GradientStop(1, colors.land.multiplyingAlpha(by: 0)),
      ])
    let area = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: end - bounds.minY)
    canvas.fill(.rectangle(area), .linearGradient(haze))
  }
}
