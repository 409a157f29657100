import GoogleNavigation
import UIKit

final class LeavingLayout: NSObject, NavigationLayoutDelegate {
  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    exit(3)
  }
}
