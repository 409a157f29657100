public import Foundation

/// Something that assistive technology reads and that is no view: a part of what a container draws.
open class UIAccessibilityElement: NSObject {
  /// The view, or other object, that the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the element is read; true unless set.
  open var isAccessibilityElement = true
  /// A short name of the element.
  open var accessibilityLabel: String?
  /// The element's present value.
  open var accessibilityValue: String?
  /// What using the element does.
  open var accessibilityHint: String?
  /// What the element is and does.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The element's rectangle in its container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// An element of a view, with what is read of it and where it is.
  package convenience init(
    _ label: String?, traits: UIAccessibilityTraits, in frame: CGRect, of view: UIView
  ) {
    self.init(accessibilityContainer: view)
    (accessibilityLabel, accessibilityTraits, accessibilityFrameInContainerSpace) = (label, traits, frame)
  }
}
