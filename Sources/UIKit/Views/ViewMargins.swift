/// A view's own margins, before safe area and superview.
struct ViewMargins {
  enum Own: Hashable {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
      switch self {
      case .physical(let insets): insets
      case .directional(let insets): insets.resolved(direction)
      }
    }
  }

  /// Eight points on each side, as UIKit documents.
  static let standard = Own.physical(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var own = Self.standard
  /// The least a view controller's root view has.
  var minimum = UIEdgeInsets.zero
  /// Whether code has left the margins as they were made.
  var isUntouched: Bool { own == Self.standard }
  /// What constraints were last told.
  var published: UIEdgeInsets?
}
