import Drawing
import Foundation

/// Draws the destination: its building in the destination's tint, its entrance, and the marker above it.
nonisolated struct DestinationPainter {
  let scene: MapScene
  let view: GroundView
  let theme: NavigationTheme
  let features: MapFeatures

  private var colors: NavigationTheme.RouteColors { theme.route }
  private static let pinHeight: CGFloat = 43
  private static let pinRadius: CGFloat = 14

  /// The building alone, which belongs under the route.
  func paintBuilding(on canvas: inout Canvas) {
    guard features.highlightsDestination, isDetailed, let building, let shape = view.shape(of: building) else { return }
    canvas.fill(shape.walls, colors.destinationBuildingEdge)
    canvas.fill(shape.roof, colors.destinationBuilding)
    canvas.stroke(shape.walls, StrokeStyle(width: 1, join: .round), colors.destinationBuildingEdge)
  }

  /// Entrance and marker, which stand upright above the map.
  func paintMarks(on canvas: inout Canvas) {
    if let entrance = entranceOnScreen {
      paintEntrance(at: entrance, on: &canvas)
    }
    if features.showsDestinationMarker, let tip { paintPin(at: tip, on: &canvas) }
  }

  /// What names should stay off.
  var boxes: [CGRect] {
    var boxes: [CGRect] = []
    if let entrance = entranceOnScreen {
      boxes.append(CGRect(x: entrance.x - 12, y: entrance.y - 12, width: 24, height: 24))
    }
    if let pinBox { boxes.append(pinBox) }
    return boxes
  }

  /// Where the destination's name may begin, be centred, or end, the best place first; none where it is not highlighted.
  var namePlaces: [(point: CGPoint, alignment: NameAlignment)] {
    guard features.highlightsDestination, let tip else { return [] }
    let middle = tip.y - (features.showsDestinationMarker ? Self.pinHeight - Self.pinRadius : 0)
    return [
      (CGPoint(x: tip.x + Self.pinRadius + 4, y: middle), .left),
      (CGPoint(x: tip.x - Self.pinRadius - 4, y: middle), .right), (CGPoint(x: tip.x, y: tip.y + 18), .center),
    ]
  }

  private var pinBox: CGRect? {
    guard features.showsDestinationMarker, let tip else { return nil }
    let width = Self.pinRadius * 2 + 3
    return CGRect(x: tip.x - width / 2, y: tip.y - Self.pinHeight - 3, width: width, height: Self.pinHeight + 3)
  }

  private var isDetailed: Bool { view.camera.zoom >= MapPainter.detailZoom }

  private var building: MapScene.Building? { scene.destination.map { scene.buildings[$0.building] } }

  private var entranceOnScreen: CGPoint? {
    guard features.highlightsDestination, isDetailed, let entrance = scene.destination?.entrance,
      view.sees(entrance)
    else { return nil }
    return view.camera.project(entrance)
  }

  /// On the highlighted building's roof, otherwise at the route's end; nil where it cannot be seen.
  private var tip: CGPoint? {
    if features.highlightsDestination, isDetailed, let building {
      let center = building.outline.center
      return view.sees(center) ? view.camera.project(center, height: building.height) : nil
    }
    return view.sees(scene.route.end) ? view.camera.project(scene.route.end) : nil
  }

  /// A door in a round badge.
  private func paintEntrance(at center: CGPoint, on canvas: inout Canvas) {
    canvas.fill(.circle(center: center, radius: 9), colors.destinationEdge)
    canvas.fill(.circle(center: center, radius: 7.5), colors.destination)
    let door = CGRect(x: center.x - 2.9, y: center.y - 4.4, width: 5.8, height: 8.4)
    canvas.fill(RoundedRectangle(door, radius: 0.8).path, colors.destinationEdge)
    canvas.fill(.circle(center: CGPoint(x: center.x + 1.5, y: center.y + 0.2), radius: 0.8), colors.destination)
  }

  /// A drop that stands on its tip, over a small shadow on the ground.
  private func paintPin(at tip: CGPoint, on canvas: inout Canvas) {
    let (radius, center) = (Self.pinRadius, CGPoint(x: tip.x, y: tip.y - Self.pinHeight + Self.pinRadius))
    canvas.fill(
      .ellipse(in: CGRect(x: tip.x - 6, y: tip.y - 2.5, width: 12, height: 5)), Color.black.multiplyingAlpha(by: 0.25))
    var pin = Path([.move(tip)])
    pin.cubic(
      to: CGPoint(x: tip.x - radius, y: center.y), control1: CGPoint(x: tip.x - 2.5, y: tip.y - 13),
      control2: CGPoint(x: tip.x - radius, y: center.y + 9))
    let control = radius * Path.circleControl
    pin.cubic(
      to: CGPoint(x: tip.x, y: center.y - radius), control1: CGPoint(x: tip.x - radius, y: center.y - control),
      control2: CGPoint(x: tip.x - control, y: center.y - radius))
    pin.cubic(
      to: CGPoint(x: tip.x + radius, y: center.y), control1: CGPoint(x: tip.x + control, y: center.y - radius),
      control2: CGPoint(x: tip.x + radius, y: center.y - control))
    pin.cubic(
      to: tip, control1: CGPoint(x: tip.x + radius, y: center.y + 9), control2: CGPoint(x: tip.x + 2.5, y: tip.y - 13))
    pin.close()
    canvas.stroke(pin, StrokeStyle(width: 3, join: .round), colors.destinationEdge)
    canvas.fill(pin, colors.destination)
    canvas.fill(.circle(center: center, radius: 5.2), colors.destinationEdge)
  }
}
