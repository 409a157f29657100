import Foundation
import LayoutModel

extension SolvedConstraint {
  private static let internalPrefixes = ["google-", "hiding-stack-", "UISV-", "UIView-", "NSView-", "_UI"]

  /// Whether the layout's own code made the constraint, and neither the SDK nor UIKit.
  var isCustom: Bool {
    guard let identifier else { return true }
    return !Self.internalPrefixes.contains { identifier.hasPrefix($0) }
  }

  /// Whether it sets a width or height to a number or to another size.
  var isSize: Bool { first.isSize }
  /// Whether it ties a view's width to its own height.
  var isAspect: Bool { first.isSize && second?.item == first.item }

  /// For messages: `turnCard.width == 200`.
  var equation: String {
    let factor = multiplier == 1 ? "" : "\(multiplier.inWords) × "
    guard let second else { return "\(first.item).\(first.attribute) \(relation) \(constant.inWords)" }
    let rest = constant == 0 ? "" : constant < 0 ? " - \((-constant).inWords)" : " + \(constant.inWords)"
    return "\(first.item).\(first.attribute) \(relation) \(factor)\(second.item).\(second.attribute)\(rest)"
  }
}

extension SolvedConstraint.Anchor {
  var isSize: Bool { attribute == "width" || attribute == "height" }
  /// Whether it names a side of the screen where it should name one of the text.
  var isPhysicalSide: Bool { ["left", "right", "leftMargin", "rightMargin"].contains(attribute) }
}
