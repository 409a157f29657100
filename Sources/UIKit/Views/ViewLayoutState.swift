import Foundation

/// What a view has to do at the next layout pass.
struct ViewLayoutState {
  var needsLayout = true
  var needsUpdateConstraints = true
  /// Whether a view below has something to do.
  var subtreeNeedsLayout = true
  var subtreeNeedsUpdateConstraints = true
  /// Whether the engine is writing the geometry, which must not be read back as a wish of the code's.
  var isBeingPlaced = false
  /// The frame in a superview of some size that mask and frame were read from.
  var autoresizingBasis: AutoresizingBasis?
  /// Device insets, given to a root or to a view that stands for a screen.
  var assignedSafeArea: UIEdgeInsets?
  var safeArea = UIEdgeInsets.zero
}

/// A frame within a superview of some size; the mask says how it follows that size.
struct AutoresizingBasis: Hashable {
  var frame: CGRect
  var superSize: CGSize
}
