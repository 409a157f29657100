import Drawing
import Foundation

/// Draws the route over the ground: alternates, the travelled part, the traffic ahead and the next turn.
nonisolated struct RoutePainter {
  let route: MapRoute
  let view: GroundView
  let theme: NavigationTheme
  let features: MapFeatures

  private var colors: NavigationTheme.RouteColors { theme.route }
  /// On the ground; from far away the route stays as wide on the screen as it can be told by.
  private var width: CGFloat { theme.metrics.routeWidth * max(1, 0.62 / view.camera.zoom) }
  private var casing: CGFloat { width / theme.metrics.routeWidth }

  func paint(on canvas: inout Canvas) {
    for alternate in route.alternates.prefix(features.alternateRoutes).reversed() {
      paint(alternate, colors.alternateCasing, colors.alternate, on: &canvas)
    }
    paint(route.line.part(from: 0, to: route.vehicle), colors.travelledCasing, colors.travelled, on: &canvas)
    let pieces = stretches.map { piece in
      (view.visibleParts(of: route.line.part(from: piece.start, to: piece.end)), piece.traffic)
    }
    for (parts, traffic) in pieces {
      canvas.fill(view.bands(parts, width: width + 4 * casing), colors.casing(traffic))
    }
    for (parts, traffic) in pieces {
      canvas.fill(view.bands(parts, width: width), colors.line(traffic))
    }
    if view.camera.zoom >= MapPainter.detailZoom { paintTurn(on: &canvas) }
  }

  private var stretches: [TrafficStretch] {
    features.showsTrafficOnRoute
      ? route.stretches : [TrafficStretch(start: route.vehicle, end: route.line.length, traffic: .free)]
  }

  private func paint(_ line: Polyline, _ edge: Color, _ fill: Color, on canvas: inout Canvas) {
    let parts = view.visibleParts(of: line)
    canvas.fill(view.bands(parts, width: width + 3 * casing), edge)
    canvas.fill(view.bands(parts, width: width - casing), fill)
  }

  /// A light arrow along the route around the next turn.
  private func paintTurn(on canvas: inout Canvas) {
    guard route.turn > route.vehicle + 20, route.turn + 60 < route.line.length else { return }
    let line = route.line.part(from: route.turn - 40, to: route.turn + 38)
    guard let end = line.points.last else { return }
    let heading = route.line.heading(at: route.turn + 38)
    for (grow, color) in [(CGFloat(2), colors.casing), (0, colors.maneuverArrow)] {
      var path = view.bands(line, width: 6 + grow * 2)
      path.append(view.outline(arrowhead(at: end, heading: heading, grow: grow)))
      canvas.fill(path, color)
    }
  }

  private func arrowhead(at point: CGPoint, heading: CGFloat, grow: CGFloat) -> [CGPoint] {
    func place(_ ahead: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + ahead * cos(heading) - aside * sin(heading),
        y: point.y + ahead * sin(heading) + aside * cos(heading))
    }
    return [place(-2 - grow, 11 + grow * 1.8), place(15 + grow * 2, 0), place(-2 - grow, -11 - grow * 1.8)]
  }
}

nonisolated extension NavigationTheme.RouteColors {
  func line(_ traffic: TrafficStretch.Traffic) -> Color {
    switch traffic {
    case .free: line
    case .slow: slow
    case .jam: jam
    }
  }

  func casing(_ traffic: TrafficStretch.Traffic) -> Color {
    switch traffic {
    case .free: casing
    case .slow: slowCasing
    case .jam: jamCasing
    }
  }
}
