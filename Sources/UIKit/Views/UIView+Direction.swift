extension UIView {
  /// The direction in which the view lays out its content; subviews do not inherit `semanticContentAttribute`.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: interfaceDirection)
  }

  /// The direction for a kind of content in the main interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIScreen.main.interfaceDirection)
  }

  var interfaceDirection: UIUserInterfaceLayoutDirection {
    (window?.screen ?? .main).interfaceDirection
  }

  func directionChanged() {
    engine?.directionChanged()
    root.markNeedsEngine()
    marginsChanged()
  }
}
