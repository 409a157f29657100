import Cassowary
import Foundation

extension LayoutEngine {
  /// Brings the rows that an item makes by itself up to date.
  func refreshImplicitRows(of slot: ItemSlot) {
    guard let view = slot.view, slots[ObjectIdentifier(view)] === slot else { return }
    for role in ImplicitRole.allCases {
      let row = slot.implicit[role.rawValue]
      let lowered = implicitConstraint(role, view, slot)
      slot.implicit[role.rawValue] = update(row, to: lowered) { implicitSource(role, slot) }
    }
  }

  private func implicitSource(_ role: ImplicitRole, _ slot: ItemSlot) -> EngineRow.Source {
    switch role {
    case .originX, .lengthX, .originY, .lengthY: .geometry(slot, role)
    case .hugX, .hugY, .resistX, .resistY: .contentSize(slot, role)
    }
  }

  private func implicitConstraint(_ role: ImplicitRole, _ view: UIView, _ slot: ItemSlot) -> LoweredConstraint? {
    switch role {
    case .originX, .originY: view === root ? nil : autoresizing(view, slot, role.axis)?.origin
    case .lengthX, .lengthY: view === root ? rootLength(slot, role.axis) : autoresizing(view, slot, role.axis)?.length
    case .hugX, .hugY: contentSize(view, slot, role.axis, hugs: true)
    case .resistX, .resistY: contentSize(view, slot, role.axis, hugs: false)
    }
  }
}

// MARK: - The root's size

extension LayoutEngine {
  /// A root that constraints may size keeps its size only as far as they leave it open.
  private static let looseRootPriority: Float = 0.5

  private func rootLength(_ slot: ItemSlot, _ axis: NSLayoutConstraint.Axis) -> LoweredConstraint? {
    guard let root else { return nil }
    var sum = LinearSum(slot.length(axis))
    guard let fitting else {
      let isFixed = root.translatesAutoresizingMaskIntoConstraints || root is UIWindow
      sum.constant = -root.alignedLength(of: root.bounds.size, axis)
      return LoweredConstraint(
        sum: sum, relation: .equal, priority: isFixed ? Constraint.required : Self.looseRootPriority)
    }
    sum.constant = -root.alignedLength(of: fitting.size, axis)
    let priority = axis == .horizontal ? fitting.horizontal : fitting.vertical
    return LoweredConstraint(sum: sum, relation: .equal, priority: priority)
  }
}

// MARK: - Frames and masks

extension LayoutEngine {
  private func autoresizing(
    _ view: UIView, _ slot: ItemSlot, _ axis: NSLayoutConstraint.Axis
  ) -> (origin: LoweredConstraint, length: LoweredConstraint)? {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      let basis = view.layoutState.autoresizingBasis
    else { return nil }
    let rule = AutoresizingRule(basis, view.autoresizingMask)
    let part = axis == .horizontal ? rule.horizontal : rule.vertical
    let insets = (view.alignmentInset(axis), view.alignmentInset(axis, atEnd: true))
    var origin = LinearSum(slot.origin(axis)).adding(-part.originConstant - insets.0)
    var length = LinearSum(slot.length(axis)).adding(-part.lengthConstant + insets.0 + insets.1)
    subtract(part.originFactor, of: superview, axis, from: &origin)
    subtract(part.lengthFactor, of: superview, axis, from: &length)
    return (
      LoweredConstraint(sum: origin, relation: .equal, priority: Constraint.required),
      LoweredConstraint(sum: length, relation: .equal, priority: Constraint.required)
    )
  }

  private func subtract(
    _ factor: CGFloat, of superview: UIView, _ axis: NSLayoutConstraint.Axis, from sum: inout LinearSum
  ) {
    guard factor != 0 else { return }
    sum.add(slot(for: superview).length(axis), -factor)
    sum.constant -= factor * (superview.alignmentInset(axis) + superview.alignmentInset(axis, atEnd: true))
  }
}

// MARK: - Natural sizes

extension LayoutEngine {
  /// `length <= natural` at the hugging priority, or `length >= natural` at the compression resistance.
  private func contentSize(
    _ view: UIView, _ slot: ItemSlot, _ axis: NSLayoutConstraint.Axis, hugs: Bool
  ) -> LoweredConstraint? {
    guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && fitting != nil) else { return nil }
    let size = contentSize(of: view, slot)
    let natural = axis == .horizontal ? size.width : size.height
    guard natural >= 0 else { return nil }
    let priority =
      hugs ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
    return LoweredConstraint(
      sum: LinearSum(slot.length(axis)).adding(-natural), relation: hugs ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: priority.rawValue)
  }

  private func contentSize(of view: UIView, _ slot: ItemSlot) -> CGSize {
    if let size = slot.contentSize { return size }
    var size = view.intrinsicContentSize
    if let width = slot.measuredWidth, let text = view as? any WidthDependentSizing, size.height >= 0 {
      size.height = text.intrinsicContentSize(forWidth: width).height
    }
    slot.contentSize = size
    return size
  }

  /// The lengths that hugging and compression resistance act on, where there are such.
  func naturalSize(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
    guard let slot = slots[ObjectIdentifier(view)], let size = slot.contentSize else { return (nil, nil) }
    func length(_ role: ImplicitRole, _ length: CGFloat) -> CGFloat? {
      slot.implicit[role.rawValue] == nil ? nil : length
    }
    return (length(.hugX, size.width), length(.hugY, size.height))
  }

  /// Asks views whose height depends on their width again, where the width differs; true where something did.
  func measureWrappingViews() -> Bool {
    var didChange = false
    for slot in wrappingSlots {
      let width = solver.value(of: slot.width)
      guard let text = slot.item as? any WidthDependentSizing, abs(width - (slot.measuredWidth ?? -1)) > 1e-6,
        slot.implicit[ImplicitRole.hugY.rawValue] != nil
      else { continue }
      let old = slot.contentSize
      slot.measuredWidth = width
      slot.contentSize?.height = text.intrinsicContentSize(forWidth: width).height
      guard old != slot.contentSize else { continue }
      refreshImplicitRows(of: slot)
      didChange = true
    }
    return didChange
  }
}

extension UIView {
  /// The length of the alignment rectangle in a frame of the size.
  func alignedLength(of size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let length = axis == .horizontal ? size.width : size.height
    return max(0, length - alignmentInset(axis) - alignmentInset(axis, atEnd: true))
  }
}
