import Drawing
import Foundation
import UIKit

/// Holds an accessory view under the header, on a card that seems to slide out from under it.
final class AccessoryHostView: UIView, Painting, SDKView {
  private weak var map: GMSMapView?
  private let clip = AccessoryClipView()
  /// The card's colour.
  var surface = Color.clear
  /// The height that the view has got, in points; 0 where it is hidden.
  var contentHeight: CGFloat = 0

  init(map: GMSMapView, content: UIView) {
    self.map = map
    super.init(frame: .zero)
    let radius = map.theme.styleValues.defaultCornerRadius
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    clip.layer.cornerRadius = radius
    addSubview(clip)
    clip.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      Self.pin(clip, to: self, top: 0) + Self.pin(content, to: clip, top: radius))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private static func pin(_ view: UIView, to outer: UIView, top: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
  }

  func paint(on canvas: inout Canvas) {
    guard let theme = map?.theme else { return }
    let radius = theme.styleValues.defaultCornerRadius
    let shape = RoundedRectangle(bounds, radii: .init(bottomLeft: radius, bottomRight: radius))
    canvas.addCard(shape, surface: surface, edge: theme.card.edge, shadow: theme.cardShadow)
  }
}

/// Cuts an accessory view's lower corners off where the card's are round.
final class AccessoryClipView: UIView, SDKView {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
