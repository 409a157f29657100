import Foundation

/// What a frame and an autoresizing mask say about the frame in a superview of any size.
struct AutoresizingRule {
  /// Along one axis: origin and length as `factor × superview's length + constant`.
  struct Axis: Hashable {
    var originFactor, originConstant, lengthFactor, lengthConstant: CGFloat
  }

  let horizontal, vertical: Axis

  init(_ basis: AutoresizingBasis, _ mask: UIView.AutoresizingMask) {
    horizontal = Self.axis(
      origin: basis.frame.minX, length: basis.frame.width, of: basis.superSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    vertical = Self.axis(
      origin: basis.frame.minY, length: basis.frame.height, of: basis.superSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
  }

  /// Whether the superview's size makes any difference.
  var followsSize: Bool {
    [horizontal, vertical].contains { $0.originFactor != 0 || $0.lengthFactor != 0 }
  }

  func frame(in size: CGSize) -> CGRect {
    CGRect(
      x: horizontal.originFactor * size.width + horizontal.originConstant,
      y: vertical.originFactor * size.height + vertical.originConstant,
      width: max(0, horizontal.lengthFactor * size.width + horizontal.lengthConstant),
      height: max(0, vertical.lengthFactor * size.height + vertical.lengthConstant))
  }

  /// The change of the superview's length is shared among the flexible parts in proportion to their present lengths,
  /// evenly where all of them are empty.
  private static func axis(
    origin: CGFloat, length: CGFloat, of total: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> Axis {
    let parts = [
      (flexible.before, origin), (flexible.length, length), (flexible.after, total - origin - length),
    ]
    let (beforeShare, lengthShare) = (share(0, of: parts), share(1, of: parts))
    return Axis(
      originFactor: beforeShare, originConstant: origin - beforeShare * total, lengthFactor: lengthShare,
      lengthConstant: length - lengthShare * total)
  }

  private static func share(_ index: Int, of parts: [(isFlexible: Bool, length: CGFloat)]) -> CGFloat {
    let flexible = parts.filter(\.isFlexible)
    guard parts[index].isFlexible else { return 0 }
    let sum = flexible.reduce(0) { $0 + $1.length }
    let isProportional = sum > 0 && flexible.allSatisfy { $0.length >= 0 }
    return isProportional ? parts[index].length / sum : 1 / CGFloat(flexible.count)
  }
}
