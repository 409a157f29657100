import GoogleNavigation
import UIKit

final class EndlessLayout: NSObject, NavigationLayoutDelegate {
  func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    while navMap.superview != nil {}
  }
}
