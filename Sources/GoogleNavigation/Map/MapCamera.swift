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

  /// A camera that follows a vehicle: in the viewport's middle, or near its bottom while it guides and looks ahead.
  package static func following(
    _ vehicle: CGPoint, heading: CGFloat, viewport: CGRect, perspective: Perspective, isGuiding: Bool
  ) -> MapCamera {
    let isLookingAhead = isGuiding && perspective != .northUp
    let anchor = CGPoint(
      x: viewport.midX, y: viewport.minY + viewport.height * (isLookingAhead ? guidanceAnchor : 0.5))
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

  /// A camera from straight above that frames points on the ground within the viewport, with room around them.
  package static func overview(of points: [CGPoint], viewport: CGRect, margin: CGFloat = 32) -> MapCamera {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (west, east) = (xs.min() ?? 0, xs.max() ?? 0)
    let (south, north) = (ys.min() ?? 0, ys.max() ?? 0)
    let zoom = min(
      max(viewport.width - 2 * margin, 1) / max(east - west, 1),
      max(viewport.height - 2 * margin, 1) / max(north - south, 1), 1)
    return MapCamera(
      target: CGPoint(x: (west + east) / 2, y: (south + north) / 2),
      anchor: CGPoint(x: viewport.midX, y: viewport.midY), heading: .pi / 2, pitch: 0, distance: 1000, zoom: zoom)
  }

  /// Where a point on the ground, or so many points above it, is on the screen.
  package func project(_ point: CGPoint, height: CGFloat = 0) -> CGPoint {
    let local = turned(point)
    let depth = distance + zoom * (local.dy * tilt.sine - height * tilt.cosine)
    let scale = distance / max(depth, 1) * zoom
    return CGPoint(
      x: anchor.x + local.dx * scale, y: anchor.y - (local.dy * tilt.cosine + height * tilt.sine) * scale)
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
