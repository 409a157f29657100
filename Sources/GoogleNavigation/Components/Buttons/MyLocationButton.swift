import Drawing
import Foundation

/// Takes the camera to the user's place: a ring with a dot and four ticks.
final class MyLocationButton: MapButtonView {
  override func label(in content: NavigationContent) -> String { content.spoken.myLocation }

  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    let color = style.theme.controls.glyph
    let scale = disc.width / 48
    let middle = CGAffineTransform(translationX: disc.midX, y: disc.midY).scaledBy(x: scale, y: scale)
    canvas.group(transform: middle) { canvas in
      canvas.stroke(.circle(center: .zero, radius: 7.5), StrokeStyle(width: 2.2), color)
      canvas.fill(.circle(center: .zero, radius: 3.4), color)
      for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        let line = [CGPoint(x: x * 7.5, y: y * 7.5), CGPoint(x: x * 11.5, y: y * 11.5)]
        canvas.stroke(.open(line), StrokeStyle(width: 2.2), color)
      }
    }
  }
}
