extension UIView {
  /// Holds a constraint whose items are this view or lie in it, which makes it active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isInvalid else { return }
    guard constraint.items.allSatisfy({ $0.itemView?.isDescendant(of: self) ?? false }) else {
      let text = ConstraintDescription(constraint, naming: .plain).text
      return LayoutFailures.shared.report(.hierarchyNotPrepared(constraint: text))
    }
    if constraint.holder === self { return }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  /// Holds several constraints, in that order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Lets go of a constraint that this view holds, which makes it inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Lets go of several constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(release)
  }

  /// Active constraints along one axis that mention the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsMentioning(self, axis)
  }

  /// Whether the view only works with constraints.
  public class var requiresConstraintBasedLayout: Bool { false }
}

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.serial = ActivationOrder.next()
    constraint.holder = self
    constraints.append(constraint)
    engine?.constraintAdded(constraint)
    root.markNeedsEngine()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    constraints.remove(at: index)
    constraint.holder = nil
    engine?.constraintRemoved(constraint)
    root.markNeedsEngine()
  }

  /// Lets go of every constraint, here and above, that mentions `view` or something in it.
  func releaseConstraints(refersTo view: UIView) {
    releaseConstraints { $0.items.contains { $0.itemView?.isDescendant(of: view) ?? false } }
  }

  /// Lets go of every constraint, here and above, that mentions `guide`.
  func releaseConstraints(refersTo guide: UILayoutGuide) {
    releaseConstraints { $0.items.contains { $0 === guide } }
  }

  private func releaseConstraints(where matches: (NSLayoutConstraint) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints.filter(matches) { view.release(constraint) }
      holder = view.superview
    }
  }

  func closestCommonAncestor(_ other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  func constraintsMentioning(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.constraints.filter { constraint in
        constraint.firstAttribute.axis == axis && constraint.items.contains { $0 === item }
      }
      holder = view.superview
    }
    return found.sorted { $0.serial < $1.serial }
  }
}
