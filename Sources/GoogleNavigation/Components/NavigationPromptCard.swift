import Drawing
import Foundation
import UIKit

/// A prompt: arrives with its final bounds, keeps its size, rounds the corners it is told to. Without buttons it is lower.
final class NavigationPromptCard: ComponentView, NavigationRoundedCornerView {
  let kind: PromptKind

  var roundedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

  init(map: GMSMapView, kind: PromptKind) {
    self.kind = kind
    super.init(map: map)
    refresh()
    bounds.size = intrinsicContentSize
  }

  override var requiredSize: (width: CGFloat?, height: CGFloat?) {
    guard let map else { return (nil, nil) }
    let width = map.safeAreaWidth
    let unused = map.content.prompts[kind].actions.isEmpty ? PromptPainter.actionsHeight : 0
    return (map.wideMode ? (width / 2).rounded(.down) : width, max(0, map.theme.metrics.promptHeight - unused))
  }

  override var intrinsicContentSize: CGSize {
    let size = requiredSize
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }

  /// On a wide map the card keeps the same distance from its view's sides as the turn card and the ETA card.
  override func refresh() {
    super.refresh()
    guard let map else { return }
    let side = map.wideMode ? map.theme.styleValues.headerFooterHorizontalPadding : 0
    layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    accessibilityLabel = spokenText
  }

  private var spokenText: String? {
    (map?.content.prompts[kind]).map { "\($0.title), \($0.detail)" }
  }

  override func paint(on canvas: inout Canvas, _ style: ComponentStyle) {
    painter(style).paint(on: &canvas)
  }

  private func painter(_ style: ComponentStyle) -> PromptPainter {
    let full = style.theme.styleValues.defaultCornerRadius
    func radius(_ corner: CACornerMask) -> CGFloat { roundedCorners.contains(corner) ? full : 0 }
    let radii = RoundedRectangle.CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    let room = CGRect(
      x: card.minX, y: card.minY, width: card.width, height: card.height - max(0, safeAreaInsets.bottom - 8))
    return PromptPainter(shape: RoundedRectangle(card, radii: radii), room: room, kind: kind, style: style)
  }

  /// What the prompt says, then its buttons.
  override var accessibilityElements: [Any]? {
    get {
      guard let style else { return nil }
      let painter = painter(style)
      let buttons = zip(painter.text.actions, painter.buttons).map { action, frame in
        UIAccessibilityElement(action, traits: .button, in: frame, of: self)
      }
      return [UIAccessibilityElement(spokenText, traits: .staticText, in: painter.header, of: self)] + buttons
    }
    set {}
  }
}
