import GoogleNavigation
import UIKit

final class MiscountingLayout: NSObject, NavigationLayoutDelegate {
  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.addSubview(navMap.subviews[999])
  }

  func stopGuidance(navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState) {
    navMap.tag = Int(UInt8(navMap.subviews.count) - UInt8(navMap.subviews.count + 1))
  }
}
