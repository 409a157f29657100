package import Drawing
import Foundation
package import UIKit

extension GMSMapView: Painting {
  /// Paints the map as the camera sees it: ground, route, names, vehicle.
  package func paint(on canvas: inout Canvas) {
    let scene = MapGenerator.standardScene(turn: turnSide)
    let camera = camera(of: scene)
    let ground = MapPainter(scene: scene, camera: camera, colors: theme.map, bounds: bounds)
    canvas.group(clip: .rectangle(bounds)) { canvas in
      ground.paint(on: &canvas)
      if isGuiding { RoutePainter(route: scene.route, ground: ground, theme: theme).paint(on: &canvas) }
      paintNames(of: scene, camera, on: &canvas)
      if isNavigationEnabled { paintVehicle(of: scene, camera, on: &canvas) }
    }
  }

  /// The direction of north on the screen, in radians clockwise from up.
  var northOnScreen: CGFloat {
    let scene = MapGenerator.standardScene(turn: turnSide)
    let camera = camera(of: scene)
    return camera.screenAngle(at: camera.target, heading: .pi / 2) + .pi / 2
  }

  /// The part of the map that is free, as it looks now.
  package var cameraFrame: CGRect {
    let viewport = parts.viewport
    guard viewport.superview != nil, viewport.window === window else { return paddedBounds }
    let frame = viewport.superview === self ? viewport.presentationFrame : viewport.convert(viewport.bounds, to: self)
    return frame.width > 0 && frame.height > 0 ? frame : paddedBounds
  }

  private var paddedBounds: CGRect {
    let insets =
      switch paddingAdjustmentBehavior {
      case .always: padding + safeAreaInsets
      case .automatic: padding.max(safeAreaInsets)
      case .never: padding
      }
    return bounds.inset(by: insets)
  }

  private var turnSide: MapGenerator.Turn {
    switch content.turn.maneuver.side {
    case .left: .left
    case .right: .right
    case nil: .none
    }
  }

  private func camera(of scene: MapScene) -> MapCamera {
    let vehicle = scene.route.line.point(at: scene.route.vehicle)
    let heading = scene.route.line.heading(at: scene.route.vehicle)
    guard isNavigationEnabled else { return .base(vehicle, frame: cameraFrame) }
    let following = MapCamera.following(
      vehicle, heading: heading, viewport: cameraFrame, perspective: perspective, isGuiding: isGuiding)
    switch cameraMode {
    case .following: return following
    case .overview:
      return .overview(
        of: scene.route.line.part(from: scene.route.vehicle, to: scene.route.line.length).points, viewport: cameraFrame)
    case .free:
      var moved = following
      moved.target = CGPoint(x: vehicle.x + 70, y: vehicle.y + 150)
      return moved
    }
  }

  private var perspective: MapCamera.Perspective {
    switch followingPerspective {
    case .tilted: .tilted
    case .topDownNorthUp: .northUp
    case .topDownHeadingUp: .headingUp
    }
  }

  private func paintVehicle(of scene: MapScene, _ camera: MapCamera, on canvas: inout Canvas) {
    let route = scene.route
    let point = route.line.point(at: route.vehicle)
    guard !camera.isBehind(point) else { return }
    let angle = camera.screenAngle(at: point, heading: route.line.heading(at: route.vehicle))
    VehiclePainter(
      theme: theme, center: camera.project(point), rotation: angle + .pi / 2, flattening: sin(camera.pitch)
    ).paint(on: &canvas)
  }

  private func paintNames(of scene: MapScene, _ camera: MapCamera, on canvas: inout Canvas) {
    MapNamePainter(
      scene: scene, camera: camera, style: componentStyle,
      room: cameraFrame.intersection(bounds).insetBy(dx: 6, dy: 6),
      kept: routeBoxes(of: scene, camera) + coveredBoxes(in: self)
    ).paint(on: &canvas)
  }

  /// Small squares along the route and one around the vehicle.
  private func routeBoxes(of scene: MapScene, _ camera: MapCamera) -> [CGRect] {
    guard isNavigationEnabled else { return [] }
    let route = scene.route
    func square(at distance: CGFloat, side: CGFloat) -> CGRect {
      let center = camera.project(route.line.point(at: distance))
      return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
    let end = isGuiding ? min(route.line.length, route.vehicle + 900) : route.vehicle
    return [square(at: route.vehicle, side: 70)]
      + stride(from: route.vehicle, to: end, by: 16).map { square(at: $0, side: 18) }
  }

  /// What views over the map cover, but for the viewport and for views as large as the map.
  private func coveredBoxes(in view: UIView) -> [CGRect] {
    view.subviews.flatMap { child -> [CGRect] in
      guard !child.isHidden, child !== parts.viewport else { return [] }
      let box = child.convert(child.bounds, to: self)
      let isContainer =
        child is GMSNavigationHidingStackView || box.width * box.height > bounds.width * bounds.height / 2
      return isContainer ? coveredBoxes(in: child) : [box]
    }
  }
}
