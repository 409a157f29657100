public import Foundation

/// A width, a height, or the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// `self == c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .equal, nil, constant: c)
  }

  /// `self >= c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .greaterThanOrEqual, nil, constant: c)
  }

  /// `self <= c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .lessThanOrEqual, nil, constant: c)
  }

  /// `self == m * anchor + c`, with `c` in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .equal, anchor.source, multiplier: m, constant: c)
  }

  /// `self >= m * anchor + c`, with `c` in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .greaterThanOrEqual, anchor.source, multiplier: m, constant: c)
  }

  /// `self <= m * anchor + c`, with `c` in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(source, .lessThanOrEqual, anchor.source, multiplier: m, constant: c)
  }
}
