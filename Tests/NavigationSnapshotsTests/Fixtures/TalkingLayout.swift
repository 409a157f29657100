import GoogleNavigation
import UIKit

final class TalkingLayout: NSObject, NavigationLayoutDelegate {
  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    print("{\"finished\":{}}")
    print("hello from the delegate")
  }
}
