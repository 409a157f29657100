import GoogleNavigation
import UIKit

/// Does at the start of guidance what raises exceptions on a phone, some of it twice: each message counts once.
final class RaisingLayout: NSObject, NavigationLayoutDelegate {
  func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    let width = navMap.widthAnchor.constraint(equalToConstant: 100)
    (width.constant, width.constant) = (.nan, .infinity)
    let stranger = UIView()
    for _ in 0..<2 { stranger.topAnchor.constraint(equalTo: navMap.topAnchor).isActive = true }
    _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[card", metrics: nil, views: ["card": stranger])
    let child = UIView()
    stranger.addSubview(child)
    child.addSubview(stranger)
    navMap.addSubview(RestlessView())
  }
}

private final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
