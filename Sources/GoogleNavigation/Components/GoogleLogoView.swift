import Drawing
import Foundation
import UIKit

/// The attribution as a plain word; the re-centre button while the map is away from the vehicle.
final class GoogleLogoView: ComponentView {
  private static let word = "Google"

  override init(map: GMSMapView) {
    super.init(map: map)
    isAccessibilityElement = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  private var isPill: Bool { map?.showsRecenterButton ?? false }

  override func refresh() {
    guard let map else { return }
    let side = map.theme.styleValues.elementHorizontalPadding
    layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    accessibilityLabel = isPill ? map.content.labels.recenter : Self.word
    accessibilityTraits = isPill ? .button : .image
    super.refresh()
  }

  override var intrinsicContentSize: CGSize {
    guard let style, let map else { return .zero }
    let text = fitted(style)
    let content =
      isPill
      ? CGSize(width: text.size.width + 60, height: map.theme.metrics.buttonSize - 4)
      : CGSize(width: text.size.width.rounded(.up), height: text.size.height.rounded(.up))
    return CGSize(
      width: content.width.rounded(.up) + layoutMargins.left + layoutMargins.right,
      height: content.height.rounded(.up) + layoutMargins.top + layoutMargins.bottom)
  }

  private func fitted(_ style: ComponentStyle) -> FittedText {
    let colors = style.theme.controls
    let look =
      isPill
      ? TextFitter.Look(size: style.theme.fontSizes.button, weight: 500, color: colors.pillText)
      : TextFitter.Look(size: style.theme.fontSizes.logo, weight: 500, color: colors.logo, followsTextSize: false)
    return style.text.fit(isPill ? style.content.labels.recenter : Self.word, look, width: 240)
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    let text = fitted(style)
    isPill ? paintPill(text, style, on: &canvas) : paintWord(text, style, on: &canvas)
  }

  private func paintWord(_ text: FittedText, _ style: ComponentStyle, on canvas: inout Canvas) {
    let items = text.items(at: CGPoint(x: card.midX - text.size.width / 2, y: card.midY - text.size.height / 2))
    for case .glyphs(let run) in items {
      canvas.stroke(run.path, StrokeStyle(width: 3, join: .round), style.theme.controls.logoHalo)
    }
    canvas.add(contentsOf: items)
  }

  private func paintPill(_ text: FittedText, _ style: ComponentStyle, on canvas: inout Canvas) {
    let colors = style.theme.controls
    canvas.addCard(
      RoundedRectangle(card, radius: card.height / 2), surface: colors.pill, edge: colors.edge,
      shadow: style.theme.buttonShadow)
    let room = card.insetBy(dx: 18, dy: 0)
    let sign = CGRect(x: room.minX, y: room.midY - 8, width: 16, height: 16).mirrored(in: room, style.direction)
    let arrow = CGAffineTransform(translationX: sign.midX, y: sign.midY).scaledBy(x: 0.19, y: 0.19).rotated(by: .pi / 4)
    canvas.fill(VehiclePainter.arrow.applying(arrow), colors.pillText)
    let words = CGRect(x: room.minX + 24, y: room.minY, width: room.width - 24, height: room.height)
    canvas.add(text, in: words.mirrored(in: room, style.direction), style.direction)
  }
}
