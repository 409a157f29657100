public import Foundation

/// A left, right, leading, trailing edge or horizontal centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorSource(from: source, to: otherAnchor.source))
  }

  /// This edge lies the system's spacing times `multiplier` after `anchor` in reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .equal, after: anchor.source, multiplier)
  }

  /// This edge lies at least the system's spacing times `multiplier` after `anchor` in reading direction.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .greaterThanOrEqual, after: anchor.source, multiplier)
  }

  /// This edge lies at most the system's spacing times `multiplier` after `anchor` in reading direction.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .lessThanOrEqual, after: anchor.source, multiplier)
  }
}

/// A top or bottom edge, vertical centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorSource(from: source, to: otherAnchor.source))
  }

  /// This edge lies the system's spacing times `multiplier` below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .equal, after: anchor.source, multiplier)
  }

  /// This edge lies at least the system's spacing times `multiplier` below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .greaterThanOrEqual, after: anchor.source, multiplier)
  }

  /// This edge lies at most the system's spacing times `multiplier` below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    SystemSpacing.constraint(source, .lessThanOrEqual, after: anchor.source, multiplier)
  }
}
