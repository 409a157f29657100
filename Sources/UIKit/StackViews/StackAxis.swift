/// The attributes of one direction across a stack.
struct StackAxis {
  let start, end, center, size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    (start, end, center, size) =
      axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  nonisolated var across: Self { self == .horizontal ? .vertical : .horizontal }
}
