import Drawing
package import Foundation

/// Where the map is seen from: takes points on the ground to points on the screen.
nonisolated package struct MapCamera: Sendable {
  /// How the map is looked at.
  nonisolated package enum Perspective: Sendable, Hashable { case tilted, northUp, headingUp }

  /// The point on the ground that is shown at `anchor`.
  package var target: CGPoint
  /// Where on the screen the target is, in the map view's coordinates.
  package var anchor: CGPoint
  /// The direction on the ground that points up, in radians counter-clockwise from east.
  package let heading: CGFloat
  /// Radians from straight down.
  package let pitch: CGFloat
  /// From the eye to the target, in points on the screen.
  package var distance: CGFloat
  /// Points on the screen for each point on the ground, at the target.
  package var zoom: CGFloat
  /// Sine and cosine of `heading` and `pitch`, which every point of the map asks for.
  private let ahead, tilt: (sine: CGFloat, cosine: CGFloat)

  private init(
    target: CGPoint, anchor: CGPoint, heading: CGFloat, pitch: CGFloat, distance: CGFloat, zoom: CGFloat
  ) {
    (self.target, self.anchor, self.heading, self.pitch) = (target, anchor, heading, pitch)
    (self.distance, self.zoom) = (distance, zoom)
    (ahead, tilt) = ((sin(heading), cos(heading)), (sin(pitch), cos(pitch)))
  }

  /// The share of the viewport's height that lies above the vehicle while guidance is on.
  package static let guidanceAnchor: CGFloat = 0.78
  /// What the vehicle needs below itself; in a low viewport it moves up, as far as the middle.
  package static let vehicleRoom: CGFloat = 30

  /// A camera that follows a vehicle: in the viewport's middle, or near its bottom while it guides and looks ahead.
  package static func following(
    _ vehicle: CGPoint, heading: CGFloat, viewport: CGRect, perspective: Perspective, isGuiding: Bool
  ) -> MapCamera {
    let isLookingAhead = isGuiding && perspective != .northUp
    let low = max(viewport.midY, min(viewport.minY + viewport.height * guidanceAnchor, viewport.maxY - vehicleRoom))
    let anchor = CGPoint(x: viewport.midX, y: isLookingAhead ? low : viewport.midY)
    return MapCamera(
      target: vehicle, anchor: anchor, heading: perspective == .northUp ? .pi / 2 : heading,
      pitch: perspective == .tilted ? 36 * .pi / 180 : 0, distance: max(1000, viewport.height * 1.7),
      zoom: isGuiding ? 1.15 : 1)
  }

  /// A camera from straight above with north up, for a map without navigation.
  package static func base(_ center: CGPoint, frame: CGRect) -> MapCamera {
    MapCamera(
      target: center, anchor: CGPoint(x: frame.midX, y: frame.midY), heading: .pi / 2, pitch: 0, distance: 1000,
      zoom: 0.85)
  }

  /// Room around what an overview frames, in points: more at the top, where the destination's pin stands.
  package static let overviewMargins = (top: CGFloat(56), sides: CGFloat(32), bottom: CGFloat(32))
  /// The farthest that an overview goes away: a viewport too small for its route shows the route's middle.
  package static let farthestZoom: CGFloat = 0.2

  /// A camera from straight above, with north up, that frames points on the ground within the viewport.
  ///
  /// The margins shrink to a sixth of a viewport that is small.
  package static func overview(of points: [CGPoint], viewport: CGRect) -> MapCamera {
    let ground = points.reach
    let side = min(overviewMargins.sides, viewport.width / 6)
    let (top, bottom) = (
      min(overviewMargins.top, viewport.height / 6), min(overviewMargins.bottom, viewport.height / 6)
    )
    let frame = CGRect(
      x: viewport.minX + side, y: viewport.minY + top, width: viewport.width - 2 * side,
      height: viewport.height - top - bottom)
    let zoom = min(frame.width / max(ground.width, 1), frame.height / max(ground.height, 1), 1)
    return MapCamera(
      target: CGPoint(x: ground.midX, y: ground.midY), anchor: CGPoint(x: frame.midX, y: frame.midY),
      heading: .pi / 2, pitch: 0, distance: 1000, zoom: max(zoom, farthestZoom))
  }

  /// Where a point on the ground, or so many points above it, is on the screen.
  package func project(_ point: CGPoint, height: CGFloat = 0) -> CGPoint {
    let local = turned(point)
    let depth = distance + zoom * (local.dy * tilt.sine - height * tilt.cosine)
    let scale = distance / max(depth, 1) * zoom
    return CGPoint(
      x: anchor.x + local.dx * scale, y: anchor.y - (local.dy * tilt.cosine + height * tilt.sine) * scale)
  }

  /// The point on the ground that is seen at a point on the screen; nil at and above the horizon.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    let up = anchor.y - point.y
    let slope = tilt.cosine * distance - up * tilt.sine
    guard slope > distance * 0.01 else { return nil }
    let dy = up * distance / (zoom * slope)
    let dx = (point.x - anchor.x) * (distance + zoom * dy * tilt.sine) / (distance * zoom)
    return CGPoint(
      x: target.x + dx * ahead.sine + dy * ahead.cosine, y: target.y - dx * ahead.cosine + dy * ahead.sine)
  }

  /// An upright rectangle on the ground around everything that is seen in a rectangle of the screen; infinite where
  /// that reaches the horizon.
  package func groundReach(of screen: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: screen.minX, y: screen.minY), CGPoint(x: screen.maxX, y: screen.minY),
      CGPoint(x: screen.minX, y: screen.maxY), CGPoint(x: screen.maxX, y: screen.maxY),
    ].compactMap(unproject)
    return corners.count == 4 ? corners.reach : .infinite
  }

  /// How much larger or smaller than at the target things are at a point on the ground.
  package func scale(at point: CGPoint) -> CGFloat {
    distance / max(distance + zoom * turned(point).dy * tilt.sine, 1) * zoom
  }

  /// Whether a point lies so far behind the eye's foot that it cannot be projected.
  package func isBehind(_ point: CGPoint) -> Bool {
    distance + zoom * turned(point).dy * tilt.sine < distance * 0.25
  }

  /// The direction on the screen of a direction on the ground, in radians clockwise from the right.
  package func screenAngle(at point: CGPoint, heading: CGFloat) -> CGFloat {
    let ahead = CGPoint(x: point.x + 4 * cos(heading), y: point.y + 4 * sin(heading))
    let (from, to) = (project(point), project(ahead))
    return atan2(to.y - from.y, to.x - from.x)
  }

  /// To the right of and ahead of the target.
  private func turned(_ point: CGPoint) -> CGVector {
    let (x, y) = (point.x - target.x, point.y - target.y)
    return CGVector(dx: x * ahead.sine - y * ahead.cosine, dy: x * ahead.cosine + y * ahead.sine)
  }
}
