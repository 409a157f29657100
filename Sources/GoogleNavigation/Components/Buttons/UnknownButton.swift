import Drawing
import Foundation

/// A button of a type that no delegate knows yet; scenarios use it to find layouts that count on fixed positions.
final class UnknownButton: MapButtonView {
  /// A number that the SDK has not given to any type.
  static let type = NavigationButtonKnownType(rawValue: 99)

  override func label(in content: NavigationContent) -> String { content.spoken.moreOptions }

  override func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {
    for x in [-8, 0, 8] {
      canvas.fill(
        .circle(center: CGPoint(x: disc.midX + CGFloat(x), y: disc.midY), radius: 2.4), style.theme.controls.glyph)
    }
  }
}
