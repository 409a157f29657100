import Drawing
package import Foundation
import UIKit

extension GMSMapView {
  /// The town around the route that the content tells of.
  var mapScene: MapScene { MapGenerator.standardScene(step: FirstStep(content.turn.maneuver)) }

  /// The direction of north on the screen, in radians clockwise from up.
  var northOnScreen: CGFloat {
    let camera = camera(of: mapScene)
    return camera.screenAngle(at: camera.target, heading: .pi / 2) + .pi / 2
  }

  /// The part of the map that is free, as it looks now: the viewport's part on the map, or without one the map but for
  /// its padding. A viewport that is on no map, of no size or wholly outside the map counts as none.
  package var cameraFrame: CGRect {
    let viewport = parts.viewport
    guard isNavigationEnabled, viewport.superview != nil, viewport.window === window else { return paddedBounds }
    let whole = viewport.superview === self ? viewport.presentationFrame : viewport.convert(viewport.bounds, to: self)
    let frame = whole.intersection(bounds)
    return frame.width > 0 && frame.height > 0 ? frame : paddedBounds
  }

  private var paddedBounds: CGRect {
    let insets =
      switch paddingAdjustmentBehavior {
      case .always: padding + safeAreaInsets
      case .automatic: padding.max(safeAreaInsets)
      case .never: padding
      }
    let frame = bounds.inset(by: insets)
    return frame.size.width > 0 && frame.size.height > 0 ? frame : bounds
  }

  /// The camera that the map's state and properties ask for.
  func camera(of scene: MapScene) -> MapCamera {
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
}
