import Foundation

/// UIKit's rules about which attributes may stand on both sides of a constraint.
enum ConstraintValidation {
  /// Beyond this UIKit logs and takes a smaller value.
  static let limit: CGFloat = 10_000_000

  static func problem(
    _ first: AnchorSource, _ second: AnchorSource?, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutException? {
    let text = "\(Self.text(first)) … \(second.map(Self.text) ?? "\(constant)")"
    if first.attribute.family == .none { return .invalidPairing(constraint: text) }
    guard constant.isFinite, multiplier.isFinite else { return .constantNotFinite(constraint: text) }
    guard let second, second.attribute != .notAnAttribute, multiplier != 0 else {
      return first.attribute.family == .size ? nil : .locationEqualToConstant(constraint: text)
    }
    if first.attribute.family != second.attribute.family { return .invalidPairing(constraint: text) }
    return isMixed(first.attribute, second.attribute) ? .mixedDirections(constraint: text) : nil
  }

  /// The constant, or a smaller one where it is beyond the engine's limits.
  static func withinLimits(_ constant: CGFloat) -> CGFloat {
    guard constant.isFinite else { return 0 }
    guard abs(constant) > limit else { return constant }
    LayoutFailures.shared.write(
      "[LayoutConstraints] This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
        + "A smaller value will be substituted, but this problem should be fixed.")
    return constant < 0 ? -limit : limit
  }

  private static func isMixed(_ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) -> Bool {
    one.isDirectional && other.isPhysicalSide || one.isPhysicalSide && other.isDirectional
  }

  private static func text(_ source: AnchorSource) -> String {
    guard let item = source.item else { return "?.\(source.name)" }
    return "\(type(of: item)).\(source.name)"
  }
}

extension AnchorSource {
  /// An attribute of something that the caller says is a view or guide; anything else is reported.
  init(unchecked item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item = item as? any LayoutItem else {
      LayoutFailures.shared.report(.notAnItem(type: "\(type(of: item))"))
      self.init()
      return
    }
    self.init(item, attribute)
  }
}
