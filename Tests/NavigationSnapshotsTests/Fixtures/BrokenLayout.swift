import GoogleNavigation
import UIKit

final class BrokenLayout: NSObject, NavigationLayoutDelegate {
  let card: UICard
}
