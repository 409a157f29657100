import GoogleNavigation
import UIKit

final class FirstLayout: NSObject, NavigationLayoutDelegate {}

enum Screens {
  final class SecondLayout: NSObject {}
}

extension Screens.SecondLayout: NavigationLayoutDelegate {}
