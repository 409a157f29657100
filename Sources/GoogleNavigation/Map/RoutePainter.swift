import Drawing
import Foundation

/// Draws the route over the ground: alternates, the travelled part, traffic ahead, the next turn and the destination.
nonisolated struct RoutePainter {
  let route: MapRoute
  let ground: MapPainter
  let theme: NavigationTheme

  private var colors: NavigationTheme.RouteColors { theme.route }
  private var width: CGFloat { theme.metrics.routeWidth }

  func paint(on canvas: inout Canvas) {
    for alternate in route.alternates {
      paint(alternate, colors.alternateCasing, colors.alternate, on: &canvas)
    }
    paint(route.line.part(from: 0, to: route.vehicle), colors.travelledCasing, colors.travelled, on: &canvas)
    let pieces = route.stretches.map { (route.line.part(from: $0.start, to: $0.end), $0.traffic) }
    for (line, traffic) in pieces {
      canvas.fill(ground.bands(line, width: width + 4), casing(traffic))
    }
    for (line, traffic) in pieces {
      canvas.fill(ground.bands(line, width: width), fill(traffic))
    }
    paintTurn(on: &canvas)
    paintDestination(on: &canvas)
  }

  private func paint(_ line: Polyline, _ casing: Color, _ fill: Color, on canvas: inout Canvas) {
    canvas.fill(ground.bands(line, width: width + 3), casing)
    canvas.fill(ground.bands(line, width: width - 1), fill)
  }

  private func fill(_ traffic: MapRoute.Traffic) -> Color {
    switch traffic {
    case .free: colors.line
    case .slow: colors.slow
    case .jam: colors.jam
    }
  }

  private func casing(_ traffic: MapRoute.Traffic) -> Color {
    switch traffic {
    case .free: colors.casing
    case .slow: colors.slowCasing
    case .jam: colors.jamCasing
    }
  }

  /// A light arrow along the route around the next turn.
  private func paintTurn(on canvas: inout Canvas) {
    guard route.turn > route.vehicle + 20, route.turn + 60 < route.line.length else { return }
    let line = route.line.part(from: route.turn - 40, to: route.turn + 38)
    guard let end = line.points.last else { return }
    let heading = route.line.heading(at: route.turn + 38)
    for (grow, color) in [(CGFloat(2), colors.casing), (0, colors.maneuverArrow)] {
      var path = ground.bands(line, width: 6 + grow * 2)
      path.append(ground.outline(arrowhead(at: end, heading: heading, grow: grow)))
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

  /// A pin whose tip is on the destination.
  private func paintDestination(on canvas: inout Canvas) {
    guard let end = route.line.points.last, !ground.camera.isBehind(end) else { return }
    let tip = ground.camera.project(end)
    guard ground.bounds.insetBy(dx: -30, dy: -60).contains(tip) else { return }
    var pin = Path()
    pin.move(to: tip)
    pin.cubic(
      to: CGPoint(x: tip.x - 13, y: tip.y - 27), control1: CGPoint(x: tip.x - 3, y: tip.y - 12),
      control2: CGPoint(x: tip.x - 13, y: tip.y - 16))
    pin.cubic(
      to: CGPoint(x: tip.x + 13, y: tip.y - 27), control1: CGPoint(x: tip.x - 13, y: tip.y - 45),
      control2: CGPoint(x: tip.x + 13, y: tip.y - 45))
    pin.cubic(
      to: tip, control1: CGPoint(x: tip.x + 13, y: tip.y - 16), control2: CGPoint(x: tip.x + 3, y: tip.y - 12))
    pin.close()
    canvas.stroke(pin, StrokeStyle(width: 3, join: .round), colors.destinationEdge)
    canvas.fill(pin, colors.destination)
    canvas.fill(.circle(center: CGPoint(x: tip.x, y: tip.y - 27), radius: 5), colors.destinationEdge)
  }
}
