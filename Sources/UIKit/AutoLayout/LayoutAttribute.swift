extension NSLayoutConstraint {
  /// The part of an item that a constraint speaks of.
  nonisolated public enum Attribute: Int, Sendable, Hashable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How both sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable, Hashable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction across the screen.
  nonisolated public enum Axis: Int, Sendable, Hashable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated enum Family { case horizontalLocation, verticalLocation, size, none }

  nonisolated var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalLocation
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalLocation
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  nonisolated var axis: NSLayoutConstraint.Axis {
    family == .verticalLocation || self == .height ? .vertical : .horizontal
  }

  /// Whether the attribute turns with the reading direction.
  nonisolated var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a physical side.
  nonisolated var isPhysicalSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute of the same rectangle without margins, where this one is about margins.
  nonisolated var withoutMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// UIKit's name for the attribute in descriptions and layouts.
  nonisolated package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .lastBaseline: "lastBaseline"
    default: String(describing: self)
    }
  }
}
