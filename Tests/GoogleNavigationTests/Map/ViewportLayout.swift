import Foundation
import GoogleNavigation
import UIKit

/// A delegate that shows nothing but the viewport, in a frame of its own choice; nil leaves the viewport away.
final class ViewportLayout: NSObject, NavigationLayoutDelegate {
  private let frame: CGRect?

  init(_ frame: CGRect?) {
    self.frame = frame
  }

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    guard let frame else { return }
    navMap.addSubview(newState.viewport)
    NSLayoutConstraint.activate([
      newState.viewport.leftAnchor.constraint(equalTo: navMap.leftAnchor, constant: frame.minX),
      newState.viewport.topAnchor.constraint(equalTo: navMap.topAnchor, constant: frame.minY),
      newState.viewport.widthAnchor.constraint(equalToConstant: frame.width),
      newState.viewport.heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
    oldState.viewport.removeFromSuperview()
  }
}
