import Drawing
import Foundation

/// Draws the next traffic lights and stop signs beside the route, upright, where the driver would see them.
struct SignalPainter {
  let route: MapRoute
  let view: GroundView
  let style: ComponentStyle
  let features: MapFeatures
  /// What lies over the map; a sign that would show only in part is left out.
  let covered: [CGRect]

  private var colors: NavigationTheme.SignalColors { style.theme.signals }

  /// Far signals first, so that near ones lie over them.
  func paint(on canvas: inout Canvas) {
    for (signal, center, scale) in visible.reversed() {
      canvas.group(transform: CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)) {
        switch signal.kind {
        case .trafficLight: paintTrafficLight(on: &$0)
        case .stopSign: paintStopSign(on: &$0)
        }
      }
    }
  }

  /// What names should stay off.
  var boxes: [CGRect] {
    visible.map { box(at: $0.center, scale: $0.scale) }
  }

  private var shown: [MapRoute.Signal] {
    guard view.camera.zoom >= MapPainter.detailZoom else { return [] }
    let lights = features.showsTrafficLights ? route.upcomingSignals(.trafficLight) : []
    let signs = features.showsStopSigns ? route.upcomingSignals(.stopSign) : []
    return (lights + signs).sorted { $0.distance < $1.distance }
  }

  /// The near ones first.
  private var visible: [(signal: MapRoute.Signal, center: CGPoint, scale: CGFloat)] {
    shown.compactMap { signal in
      let place = place(of: signal)
      guard view.sees(place) else { return nil }
      let scale = min(max(view.camera.scale(at: place) / view.camera.zoom, 0.7), 1)
      let center = view.camera.project(place)
      return covered.contains { $0.intersects(box(at: center, scale: scale)) } ? nil : (signal, center, scale)
    }
  }

  private func box(at center: CGPoint, scale: CGFloat) -> CGRect {
    CGRect(x: center.x - 13 * scale, y: center.y - 16 * scale, width: 26 * scale, height: 32 * scale)
  }

  /// On the near corner of the junction, beside the route.
  private func place(of signal: MapRoute.Signal) -> CGPoint {
    let distance = signal.distance - 16
    let (point, heading) = (route.line.point(at: distance), route.line.heading(at: distance - 8))
    let aside = 21 * signal.side
    return CGPoint(x: point.x + aside * sin(heading), y: point.y - aside * cos(heading))
  }

  private func paintTrafficLight(on canvas: inout Canvas) {
    let housing = RoundedRectangle(CGRect(x: -6.5, y: -14.5, width: 13, height: 29), radius: 6)
    canvas.stroke(housing.path, StrokeStyle(width: 3), colors.edge)
    canvas.fill(housing.path, colors.housing)
    for (y, color) in [(CGFloat(-8.6), colors.red), (0, colors.amber), (8.6, colors.green)] {
      canvas.fill(.circle(center: CGPoint(x: 0, y: y), radius: 3.4), color)
    }
  }

  private func paintStopSign(on canvas: inout Canvas) {
    let corners = (0..<8).map { corner in
      let angle = (CGFloat(corner) + 0.5) * .pi / 4
      return CGPoint(x: 12 * cos(angle), y: 12 * sin(angle))
    }
    canvas.stroke(.polygon(corners), StrokeStyle(width: 3.4, join: .round), colors.edge)
    canvas.fill(.polygon(corners), colors.stopSign)
    let word = style.text.fit("STOP", .init(size: 7.5, weight: 700, color: colors.stopText), width: 40)
    canvas.add(contentsOf: word.items(at: CGPoint(x: -word.size.width / 2, y: -word.size.height / 2)))
  }
}
