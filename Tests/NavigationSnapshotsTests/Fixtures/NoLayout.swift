import UIKit

// A class that says NavigationLayoutDelegate nowhere but here.
final class NoLayout: NSObject {}
