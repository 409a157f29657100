import Foundation
import GoogleNavigation
import UIKit

final class SpawningLayout: NSObject, NavigationLayoutDelegate {
  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["60"]
    try? process.run()
  }
}
