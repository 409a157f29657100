import Foundation

/// A constraint between edges as UIKit writes it: `H:[A]-(5)-[B]`, `V:|-(8)-[A]`.
struct VisualDescription {
  private(set) var text: String?
  /// The view that `|` stands for.
  private(set) var superview: UIView?

  init(_ constraint: NSLayoutConstraint, _ naming: ItemNaming) {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.first.end == nil, second.end == nil,
      let item = constraint.first.item, let other = second.item, !(item is UILayoutGuide), !(other is UILayoutGuide),
      let axis = Self.axis(constraint.firstAttribute, constraint.secondAttribute)
    else { return }
    let ends = (constraint.firstAttribute.isEndEdge, constraint.secondAttribute.isEndEdge)
    if ends == (false, true), !Self.isParent(item, of: other), !Self.isParent(other, of: item) {
      text = axis + "[\(naming.name(other))]-\(Self.distance(constraint))-[\(naming.name(item))]" + suffix(constraint)
    } else if ends == (false, false), let parent = other as? UIView, Self.isParent(other, of: item) {
      (text, superview) = (axis + "|-\(Self.distance(constraint))-[\(naming.name(item))]" + suffix(constraint), parent)
    } else if ends == (true, true), let parent = item as? UIView, Self.isParent(item, of: other) {
      (text, superview) = (axis + "[\(naming.name(other))]-\(Self.distance(constraint))-|" + suffix(constraint), parent)
    }
  }

  private func suffix(_ constraint: NSLayoutConstraint) -> String {
    guard constraint.firstAttribute.axis == .horizontal else { return "" }
    if constraint.firstAttribute.isPhysicalSide { return "   (LTR)" }
    return constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "   (RTL)" : "   (LTR)"
  }

  /// The axis, where both attributes are plain edges along it.
  private static func axis(
    _ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
  ) -> String? {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing]
    if horizontal.contains(one), horizontal.contains(other) { return "H:" }
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom]
    return vertical.contains(one) && vertical.contains(other) ? "V:" : nil
  }

  private static func isParent(_ item: AnyObject, of other: AnyObject) -> Bool {
    (other as? UIView)?.superview === item
  }

  private static func distance(_ constraint: NSLayoutConstraint) -> String {
    let relation = constraint.relation == .equal ? "" : ConstraintDescription.symbol(constraint.relation)
    let priority = constraint.priority == .required ? "" : "@\(Int(constraint.priority.rawValue))"
    return "(\(relation)\(ConstraintDescription.number(constraint.constant))\(priority))"
  }
}
