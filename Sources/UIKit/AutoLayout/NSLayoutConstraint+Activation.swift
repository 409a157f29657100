import Foundation

extension NSLayoutConstraint {
  /// Adds the constraint to the closest common ancestor of its items, or reports that there is none.
  func install() {
    guard !isInvalid, let view = first.point.item?.itemView else { return reportUnplaced() }
    var ancestor: UIView? = view
    for source in otherSources {
      guard let other = source.item?.itemView else { return reportUnplaced() }
      ancestor = ancestor?.closestCommonAncestor(other)
    }
    ancestor.map { $0.hold(self) } ?? reportUnplaced()
  }

  /// Every item but the first: the end of a distance, and the right-hand side.
  var otherSources: [AnchorSource.Point] {
    [first.end, second?.point, second?.end].compactMap { $0 }
  }

  /// The views and guides that the constraint mentions and that are still alive.
  var items: [any LayoutItem] {
    ([first.point] + otherSources).compactMap(\.item)
  }

  private func reportUnplaced() {
    guard !isInvalid else { return }
    LayoutFailures.shared.report(
      .noCommonAncestor(
        first: ConstraintDescription.text(first), second: second.map(ConstraintDescription.text) ?? "nothing"))
  }

  func changeConstant(to value: CGFloat) {
    guard value.isFinite else {
      let text = ConstraintDescription(self, naming: .plain).text
      return LayoutFailures.shared.report(.constantNotFinite(constraint: text))
    }
    guard value != storedConstant else { return }
    storedConstant = ConstraintValidation.withinLimits(value)
    holder?.engine?.constantChanged(self)
    holder?.root.markNeedsEngine()
  }

  func changePriority(to value: UILayoutPriority) {
    guard value.rawValue > 0, value.rawValue <= 1000 else {
      return LayoutFailures.shared.report(.invalidPriority(value.rawValue))
    }
    guard value != storedPriority else { return }
    if isActive, (value == .required) != (storedPriority == .required) {
      return LayoutFailures.shared.report(
        .requiredPriorityChanged(from: storedPriority.rawValue, to: value.rawValue))
    }
    storedPriority = value
    holder?.engine?.priorityChanged(self)
    holder?.root.markNeedsEngine()
  }
}

/// The order in which constraints became active, for reports and for ties.
enum ActivationOrder {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
