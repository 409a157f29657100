import Foundation

extension CGRect {
  /// The rectangle with every edge moved inwards, at most until opposite edges meet; `insetBy` makes a rectangle without
  /// place of one that is too small.
  func shrunk(by distance: CGFloat) -> CGRect {
    insetBy(dx: min(distance, width / 2), dy: min(distance, height / 2))
  }
}
