import Drawing
import Foundation

/// Draws the trip progress bar. The same in both directions: a way has no leading side.
struct TripProgressPainter {
  let frame: CGRect
  let style: ComponentStyle

  private var arrival: ArrivalContent { style.content.arrival }
  private var route: NavigationTheme.RouteColors { style.theme.route }
  private var bar: CGRect { frame.insetBy(dx: 2.5, dy: 2.5) }

  /// A bar that is wider than high has no room for a way and stays empty.
  func paint(on canvas: inout Canvas) {
    guard frame.height > frame.width else { return }
    let shape = RoundedRectangle(frame, radius: frame.width / 2)
    canvas.addCard(
      shape, surface: style.theme.controls.surface, edge: style.theme.controls.edge, shadow: style.theme.buttonShadow)
    canvas.group(clip: RoundedRectangle(bar, radius: bar.width / 2).path) { canvas in
      canvas.fill(.rectangle(bar), route.line)
      // Only what lies ahead: below the travelled part, traffic would show at the smoothed edges.
      for segment in arrival.traffic where segment.end > arrival.progress {
        let ahead = stretch(max(segment.start, arrival.progress), segment.end)
        canvas.fill(.rectangle(ahead), segment.kind == .jam ? route.jam : route.slow)
      }
      canvas.fill(.rectangle(stretch(0, arrival.progress)), route.travelled)
    }
    paintDestination(on: &canvas)
    paintVehicle(on: &canvas)
  }

  /// Where a share of the way ends.
  private func height(of share: Double) -> CGFloat {
    bar.maxY - bar.height * min(max(share, 0), 1)
  }

  private func stretch(_ start: Double, _ end: Double) -> CGRect {
    CGRect(x: bar.minX, y: height(of: end), width: bar.width, height: height(of: start) - height(of: end))
  }

  private func paintDestination(on canvas: inout Canvas) {
    let center = CGPoint(x: frame.midX, y: frame.minY + frame.width / 2)
    canvas.fill(.circle(center: center, radius: frame.width * 0.62), route.destinationEdge)
    canvas.fill(.circle(center: center, radius: frame.width * 0.46), route.destination)
    canvas.fill(.circle(center: center, radius: frame.width * 0.17), route.destinationEdge)
  }

  private func paintVehicle(on canvas: inout Canvas) {
    // The disc stays as far from the bar's ends as the bar is round.
    let y = min(max(height(of: arrival.progress), frame.minY + frame.width / 2), frame.maxY - frame.width / 2)
    let center = CGPoint(x: frame.midX, y: y)
    let radius = frame.width * 0.75
    let disc = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    canvas.add(.shadow(RoundedRectangle(disc, radius: radius), style.theme.buttonShadow))
    canvas.fill(.circle(center: center, radius: radius), route.vehicleEdge)
    canvas.strokeEdge(of: RoundedRectangle(disc, radius: radius), style.theme.controls.edge)
    let scale = frame.width * 0.011
    let arrow = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
    canvas.fill(VehiclePainter.arrow.applying(arrow), route.vehicle)
  }
}
