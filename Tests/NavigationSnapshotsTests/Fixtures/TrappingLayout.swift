import GoogleNavigation
import UIKit

final class TrappingLayout: NSObject, NavigationLayoutDelegate {
  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    fatalError("no room for prompts")
  }
}
