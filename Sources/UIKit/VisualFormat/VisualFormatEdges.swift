/// Which edges a format runs between.
struct VisualFormatEdges {
  let start, end, startMargin, endMargin: NSLayoutConstraint.Attribute
  /// Whether the format runs from right to left whatever the interface does, so that distances count downwards.
  let isReversed: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    let isPhysical = isReversed || options.contains(.directionLeftToRight)
    switch (axis, isPhysical) {
    case (.vertical, _): (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, false):
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    case (.horizontal, true):
      (start, end, startMargin, endMargin) =
        isReversed ? (.right, .left, .rightMargin, .leftMargin) : (.left, .right, .leftMargin, .rightMargin)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of both sides' negatives.
  nonisolated var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
