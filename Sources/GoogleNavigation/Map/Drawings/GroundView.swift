import Drawing
import Foundation

/// What a camera sees of shapes on the ground, within the map's bounds.
nonisolated struct GroundView {
  let camera: MapCamera
  let bounds: CGRect
  /// Nothing outside it, on the ground, can be seen.
  private let reach: CGRect

  init(camera: MapCamera, bounds: CGRect) {
    (self.camera, self.bounds) = (camera, bounds)
    reach = camera.groundReach(of: bounds.insetBy(dx: -Self.margin, dy: -Self.margin))
  }

  /// How far beyond the bounds shapes are kept, in points: roads are wide and houses high.
  private static let margin: CGFloat = 90

  /// Whether a point on the ground can be seen, or lies just outside the bounds.
  func sees(_ point: CGPoint) -> Bool {
    reach.contains(point) && !camera.isBehind(point)
      && bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(camera.project(point))
  }

  /// A band of `width` on the ground along the visible parts of a line.
  func bands(_ line: Polyline, width: CGFloat) -> Path {
    bands(visibleParts(of: line), width: width)
  }

  /// Bands along lines that `visibleParts` returned.
  func bands(_ parts: [Polyline], width: CGFloat) -> Path {
    parts.reduce(into: Path()) { path, part in path.append(outline(part.band(width: width))) }
  }

  /// A closed ring of ground points on the screen; empty where it cannot be seen.
  func outline(_ ring: [CGPoint]) -> Path {
    guard ring.count > 2, ring.reach.intersects(reach), !ring.contains(where: camera.isBehind) else { return Path() }
    let points = ring.map { camera.project($0) }
    return points.reach.intersects(bounds) ? .polygon(points) : Path()
  }

  /// A building's roof, and its walls with the roof; nil where it cannot be seen.
  func shape(of building: MapScene.Building) -> (walls: Path, roof: Path)? {
    guard let corner = building.outline.first, sees(corner) else { return nil }
    let roof = building.outline.map { camera.project($0, height: building.height) }
    guard roof.reach.insetBy(dx: -20, dy: -20).intersects(bounds), !building.outline.contains(where: camera.isBehind)
    else { return nil }
    return (.polygon((building.outline.map { camera.project($0) } + roof).convexHull), .polygon(roof))
  }

  /// The parts of a line that may be seen, each with a point to spare at both ends.
  func visibleParts(of line: Polyline) -> [Polyline] {
    let isSeen = line.points.map(sees)
    guard isSeen.contains(true) else { return [] }
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
