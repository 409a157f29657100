import Drawing
import Foundation

/// Everything that is drawn on a map, from the ground to the vehicle, in order.
struct MapPicture {
  let scene: MapScene
  let view: GroundView
  let style: ComponentStyle
  let features: MapFeatures
  let phase: GMSMapView.Phase
  /// Names are written only inside this rectangle of the screen.
  let room: CGRect
  /// What lies over the map.
  let covered: [CGRect]

  private var camera: MapCamera { view.camera }
  private var theme: NavigationTheme { style.theme }
  private var route: MapRoute { scene.route }
  private var isGuiding: Bool { phase == .guiding }

  func paint(on canvas: inout Canvas) {
    MapPainter(scene: scene, theme: theme, features: groundFeatures, view: view).paint(on: &canvas)
    if features.showsTrafficLayer {
      TrafficLayerPainter(roads: scene.roads, view: view, theme: theme).paint(on: &canvas)
    }
    if isGuiding {
      destination.paintBuilding(on: &canvas)
      RoutePainter(route: route, view: view, theme: theme, features: features).paint(on: &canvas)
    }
    let callouts = isGuiding ? calloutPainter.callouts(keepingOff: marks + routeBoxes + covered) : []
    names(keepingOff: callouts.map(\.box)).paint(on: &canvas)
    if isGuiding {
      signals.paint(on: &canvas)
      calloutPainter.paint(callouts, on: &canvas)
      destination.paintMarks(on: &canvas)
    }
    paintPlace(on: &canvas)
  }

  /// Nothing of the destination shows before guidance.
  private var groundFeatures: MapFeatures {
    var features = features
    features.highlightsDestination = features.highlightsDestination && isGuiding
    return features
  }

  private var destination: DestinationPainter {
    DestinationPainter(scene: scene, view: view, theme: theme, features: features)
  }

  private var signals: SignalPainter {
    SignalPainter(route: route, view: view, style: style, features: features, covered: covered)
  }

  private var calloutPainter: CalloutPainter {
    let callouts = RouteCallouts.of(style.content)
    let texts =
      switch features.routeCallouts {
      case .time: callouts.times
      case .distance: callouts.distances
      case nil: [String]()
      }
    return CalloutPainter(
      alternates: Array(route.alternates.prefix(features.alternateRoutes)), texts: texts, view: view, style: style,
      room: room)
  }

  private func names(keepingOff callouts: [CGRect]) -> MapNamePainter {
    MapNamePainter(
      scene: scene, camera: camera, destinationPlaces: isGuiding ? destination.namePlaces : [], style: style,
      room: room, kept: marks + callouts + routeBoxes + covered)
  }

  /// What stands on the map beside the route.
  private var marks: [CGRect] { isGuiding ? destination.boxes + signals.boxes : [] }

  /// The vehicle while navigation is on, otherwise the user's dot where it is asked for.
  private func paintPlace(on canvas: inout Canvas) {
    let point = route.line.point(at: route.vehicle)
    guard view.sees(point) else { return }
    let center = camera.project(point)
    if phase == .off {
      if features.showsMyLocation { MyLocationPainter(theme: theme, center: center).paint(on: &canvas) }
    } else {
      let angle = camera.screenAngle(at: point, heading: route.line.heading(at: route.vehicle))
      VehiclePainter(theme: theme, center: center, rotation: angle + .pi / 2, flattening: sin(camera.pitch))
        .paint(on: &canvas)
    }
  }

  /// Small squares along the route and one around the vehicle.
  private var routeBoxes: [CGRect] {
    guard phase != .off || features.showsMyLocation else { return [] }
    func square(at distance: CGFloat, side: CGFloat) -> CGRect {
      let center = camera.project(route.line.point(at: distance))
      return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
    let end = isGuiding ? min(route.line.length, route.vehicle + 900) : route.vehicle
    return [square(at: route.vehicle, side: 70)]
      + stride(from: route.vehicle, to: end, by: 16).map { square(at: $0, side: 18) }
  }
}
