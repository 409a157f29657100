import Cassowary
import Foundation

/// Turns a constraint between items anywhere in a tree into a sum of the engine's unknowns.
///
/// Everything is expressed in the coordinates of the view that holds the constraint. Where that view reads from right to
/// left, leading and trailing are measured from its right edge, so constants and inequalities mirror with them.
struct ConstraintLowering {
  private let constraint: NSLayoutConstraint
  private let engine: LayoutEngine
  private let space: UIView
  private let isRightToLeft: Bool
  private let isMirrored: Bool
  private var dependsOnInsets = false

  init?(_ constraint: NSLayoutConstraint, _ engine: LayoutEngine) {
    guard let space = constraint.holder else { return nil }
    (self.constraint, self.engine, self.space) = (constraint, engine, space)
    isRightToLeft = space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let points = [constraint.first.point] + constraint.otherSources
    isMirrored = isRightToLeft && points.contains { $0.attribute.isDirectional }
  }

  /// Nil where one of the items is gone.
  func lowered() -> LoweredConstraint? {
    var copy = self
    return copy.makeLowered()
  }

  private mutating func makeLowered() -> LoweredConstraint? {
    guard var sum = value(of: constraint.first) else { return nil }
    if let second = constraint.second, constraint.multiplier != 0 {
      guard let other = value(of: second) else { return nil }
      sum.add(other, times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    return LoweredConstraint(
      sum: sum, relation: constraint.relation.lowered, priority: constraint.priority.rawValue,
      dependsOnInsets: dependsOnInsets)
  }

  private mutating func value(of source: AnchorSource) -> LinearSum? {
    guard let start = value(of: source.point) else { return nil }
    guard let point = source.end else { return start }
    return value(of: point).map { $0.adding(start, times: -1) }
  }

  private mutating func value(of point: AnchorSource.Point) -> LinearSum? {
    guard let item = point.item else { return nil }
    if point.attribute.isBaseline, let view = item as? UIView { return baseline(point.attribute, of: view) }
    guard let box = box(of: item, point.attribute) else { return nil }
    let attribute = point.attribute.withoutMargins ?? point.attribute
    guard attribute.family != .size else { return box.length }
    let place = box.place(of: attribute, isRightToLeft: isRightToLeft)
    return isMirrored && attribute.axis == .horizontal ? mirrored(place) : place
  }

  /// The distance from the right edge of the space instead of its left edge.
  private func mirrored(_ place: LinearSum) -> LinearSum {
    LinearSum(engine.slot(for: space).width).adding(place, times: -1)
  }
}

// MARK: - Rectangles

extension ConstraintLowering {
  /// Where an item begins along an axis and how long it is.
  private struct Box {
    var low: LinearSum
    var length: LinearSum

    func place(of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> LinearSum {
      switch attribute {
      case .left, .top, .firstBaseline: low
      case .right, .bottom, .lastBaseline: low.adding(length)
      case .leading: isRightToLeft ? low.adding(length) : low
      case .trailing: isRightToLeft ? low : low.adding(length)
      default: low.adding(length, times: 0.5)
      }
    }

    mutating func inset(_ low: CGFloat, _ high: CGFloat) {
      self.low.constant += low
      length.constant -= low + high
    }
  }

  private mutating func box(of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Box? {
    let axis = attribute.axis
    guard let guide = item as? UILayoutGuide, guide.kind != .free else {
      guard var box = plainBox(of: item, axis, isSize: attribute.family == .size) else { return nil }
      if attribute.withoutMargins != nil, let view = item as? UIView { inset(&box, view.effectiveMargins, axis) }
      return box
    }
    guard let owner = guide.owningView, var box = frameBox(of: owner, axis) else { return nil }
    inset(&box, owner.insets(of: guide.kind), axis)
    return box
  }

  private mutating func inset(_ box: inout Box, _ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    dependsOnInsets = true
    axis == .horizontal ? box.inset(insets.left, insets.right) : box.inset(insets.top, insets.bottom)
  }

  /// An item's alignment rectangle; for views in a scroll view, the scroll view's content.
  private func plainBox(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, isSize: Bool) -> Box? {
    if item === space, !isSize, let host = space as? any ContentHosting,
      constraint.items.contains(where: { $0 !== host })
    {
      return plainBox(of: host.contentLayoutGuide, axis, isSize: false)
    }
    let slot = engine.slot(for: item)
    let length = LinearSum(slot.length(axis))
    if item === space { return Box(low: LinearSum(constant: space.alignmentInset(axis)), length: length) }
    guard let owner = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else { return nil }
    guard let offset = origin(of: owner, axis) else { return nil }
    return Box(low: LinearSum(slot.origin(axis)).adding(offset), length: length)
  }

  /// A view's whole frame, from which margins and safe area are measured.
  private func frameBox(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Box? {
    let slot = engine.slot(for: view)
    guard var low = origin(of: view, axis) else { return nil }
    if view is any ContentHosting { low.constant += axis == .horizontal ? view.bounds.minX : view.bounds.minY }
    let insets = view.alignmentInset(axis) + view.alignmentInset(axis, atEnd: true)
    return Box(low: low, length: LinearSum(slot.length(axis)).adding(insets))
  }

  /// Where a view's own coordinates begin, in the space; nil where the view is not in it.
  private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSum? {
    var sum = LinearSum()
    var current = view
    while current !== space {
      sum.add(engine.slot(for: current).origin(axis), 1)
      sum.constant -= current.alignmentInset(axis)
      if current is any ContentHosting {
        sum.constant -= axis == .horizontal ? current.bounds.minX : current.bounds.minY
      }
      guard let above = current.superview else { return nil }
      current = above
    }
    return sum
  }

  private mutating func baseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LinearSum? {
    dependsOnInsets = true
    let isFirst = attribute == .firstBaseline
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isDescendant(of: view) { return baseline(attribute, of: bearer) }
    guard let box = plainBox(of: view, .vertical, isSize: false) else { return nil }
    let edge = box.place(of: attribute, isRightToLeft: false)
    guard let text = view as? any BaselineMeasuring else { return edge }
    return edge.adding(isFirst ? text.firstBaselineOffset : -text.lastBaselineOffset)
  }
}

extension UIView {
  /// How far the alignment rectangle lies inside the frame, at the beginning or end of an axis.
  func alignmentInset(_ axis: NSLayoutConstraint.Axis, atEnd: Bool = false) -> CGFloat {
    let insets = alignmentRectInsets
    switch (axis, atEnd) {
    case (.horizontal, false): return insets.left
    case (.horizontal, true): return insets.right
    case (.vertical, false): return insets.top
    case (.vertical, true): return insets.bottom
    }
  }
}
