public import Foundation

/// One edge, centre, baseline or size of an item, to make constraints from. Its kind keeps unlike things apart at compile time.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let source: AnchorSource

  init(_ source: AnchorSource) {
    self.source = source
    super.init()
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { source.item }
  /// The item's identifier, or what the anchor is of.
  open var name: String { source.name }
  /// Whether the solved constraints leave the item open.
  open var hasAmbiguousLayout: Bool { source.hasAmbiguousLayout }
  /// Active constraints that mention the item along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { source.constraintsAffectingLayout }

  /// `self == anchor + c`, with `c` in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .equal, anchor.source, constant: c)
  }

  /// `self >= anchor + c`, with `c` in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .greaterThanOrEqual, anchor.source, constant: c)
  }

  /// `self <= anchor + c`, with `c` in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .lessThanOrEqual, anchor.source, constant: c)
  }
}
