import Foundation
import UIKit

/// The accessory view that the app gave the header, with the views that are on their way out.
final class HeaderAccessory {
  private unowned let map: GMSMapView
  private(set) var view: (any UIView & GMSNavigationAccessoryView)?
  private var host: AccessoryHostView?
  /// The view before, until it has faded out.
  private(set) var fadingHost: AccessoryHostView?

  init(map: GMSMapView) {
    self.map = map
  }

  /// The host of the view where it has its place under the header now; nil where it is hidden.
  var shownHost: AccessoryHostView? { host.flatMap { $0.contentHeight > 0 ? $0 : nil } }

  /// The hosts' names in layout files.
  var names: [(view: UIView, name: String)] {
    [(host, "headerAccessory"), (fadingHost, "oldHeaderAccessory")].compactMap { host, name in host.map { ($0, name) } }
  }

  /// The heights of the views that show, in points.
  var heights: [CGFloat] { [shownHost, fadingHost].compactMap { $0?.contentHeight } }

  /// Seconds that a view takes to fade out, and as many to fade in. Ours: the SDK tells only that they follow each other.
  static let fadeDuration: TimeInterval = 0.2

  func show(_ new: (any UIView & GMSNavigationAccessoryView)?) {
    guard new !== view else { return map.settingsChanged() }
    let old = shownHost == nil ? nil : host
    fadingHost?.removeFromSuperview()
    (view, host, fadingHost) = (new, new.map { AccessoryHostView(map: map, content: $0) }, old)
    if old == nil { host?.removeFromSuperview() }
    map.settingsChanged()
    (map.window ?? map).layoutIfNeeded()
    crossFade(from: old, to: shownHost)
  }

  /// Forgets the view at once: guidance has ended.
  func drop() {
    for host in [host, fadingHost] { host?.removeFromSuperview() }
    (view, host, fadingHost) = (nil, nil, nil)
  }

  /// Asks the view for its height, where it can have one: it shows only under a header.
  func update() {
    for host in [host, fadingHost] { host?.surface = map.componentStyle.header.secondary }
    guard let view, map.isGuiding, map.settings.isNavigationHeaderEnabled else {
      host?.contentHeight = 0
      return
    }
    host?.contentHeight = AccessoryRoom(map: map).height { size in
      view.heightForAccessoryViewConstrained(to: size, on: map)
    }
  }

  /// The host reaches under the header by the card's corner radius, so that it seems to slide out from under it.
  func constraints(under header: UIView) -> [NSLayoutConstraint] {
    let radius = map.theme.styleValues.defaultCornerRadius
    return [shownHost, fadingHost].compactMap { $0 }.flatMap { host in
      [
        host.leadingAnchor.constraint(equalTo: header.layoutMarginsGuide.leadingAnchor),
        host.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor),
        host.topAnchor.constraint(equalTo: header.layoutMarginsGuide.bottomAnchor, constant: -radius),
        host.heightAnchor.constraint(equalToConstant: radius + host.contentHeight),
      ]
    }
  }

  private func crossFade(from old: AccessoryHostView?, to new: AccessoryHostView?) {
    if let old {
      UIView.animate(withDuration: Self.fadeDuration) {
        old.alpha = 0
      } completion: { [weak self, weak old] _ in
        guard let self, let old, fadingHost === old else { return }
        old.removeFromSuperview()
        fadingHost = nil
      }
    }
    guard let new else { return }
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(withDuration: Self.fadeDuration, delay: old == nil ? 0 : Self.fadeDuration) { new.alpha = 1 }
  }
}
