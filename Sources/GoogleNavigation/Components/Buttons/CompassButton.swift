import Drawing
import Foundation

/// Turns the map to the north; its needle shows where north is.
final class CompassButton: MapButtonView {
  /// Where north is, in radians clockwise from up; the map's north unless set.
  var shownNorth: CGFloat?

  override func label(in content: NavigationContent) -> String { content.labels.compass }

  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    let colors = style.theme.controls
    let scale = disc.width / 48
    let turn = CGAffineTransform(translationX: disc.midX, y: disc.midY).scaledBy(x: scale, y: scale)
      .rotated(by: shownNorth ?? map?.northOnScreen ?? 0)
    canvas.group(transform: turn) { canvas in
      let north = [CGPoint(x: -6.5, y: 0), CGPoint(x: 0, y: -17), CGPoint(x: 6.5, y: 0)]
      let south = [CGPoint(x: -6.5, y: 0), CGPoint(x: 0, y: 17), CGPoint(x: 6.5, y: 0)]
      canvas.fill(.polygon(north), colors.needleNorth)
      canvas.fill(.polygon(south), colors.needleSouth)
      canvas.fill(.circle(center: .zero, radius: 2.2), colors.surface)
    }
  }
}
