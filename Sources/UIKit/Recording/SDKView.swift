package import enum LayoutModel.ViewOrigin

/// What the navigation SDK's views adopt, so that layouts tell them from the user's.
package protocol SDKView: UIView {}

extension UIView {
  /// Who made the view. UIKit's classes belong to whoever's view they lie in; the user's own classes are always custom.
  package var origin: ViewOrigin {
    var view: UIView? = self
    while let current = view {
      if current is any SDKView { return .sdk }
      if !ModuleName.isOurs(type(of: current)) { return .custom }
      view = current.superview
    }
    return .custom
  }
}

/// Which module a type comes from.
enum ModuleName {
  private static let ours: Set<String> = ["UIKit", "GoogleNavigation", "Foundation", "Swift", "Drawing", "Typography"]

  static func isOurs(_ type: Any.Type) -> Bool {
    ours.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }
}
