import Drawing
import Foundation
import UIKit

/// A round button over the map; its margins keep it off the map's edge.
class MapButtonView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
    accessibilityTraits = .button
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  /// What assistive technology calls the button.
  func label(in content: NavigationContent) -> String { "" }

  /// Points that the button is wider than its height.
  var extraWidth: CGFloat { 0 }

  override var intrinsicContentSize: CGSize {
    guard let map else { return .zero }
    let size = map.theme.metrics.buttonSize
    return CGSize(
      width: size + extraWidth + layoutMargins.left + layoutMargins.right,
      height: size + layoutMargins.top + layoutMargins.bottom)
  }

  override func refresh() {
    guard let map else { return }
    let values = map.theme.styleValues
    let (side, end) = (values.buttonHorizontalPadding, values.buttonVerticalPadding / 2)
    layoutMargins = UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    accessibilityLabel = label(in: map.content)
    super.refresh()
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    let shape = RoundedRectangle(card, radius: card.height / 2)
    let colors = style.theme.controls
    canvas.addCard(shape, surface: colors.surface, edge: colors.edge, shadow: style.theme.buttonShadow)
    paintSign(in: card, style, on: &canvas)
  }

  func paintSign(in disc: CGRect, _ style: ComponentStyle, on canvas: inout Canvas) {}
}
