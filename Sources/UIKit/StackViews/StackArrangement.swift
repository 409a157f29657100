import Foundation

/// The constraints and guides that lay a stack's views out.
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// No constraints.
  init() {}

  /// The constraints for the stack as it is; its guides are added to it, the constraints are not active yet.
  init(of stack: UIStackView) {
    StackDistributing(stack).add(to: &self)
    StackAligning(stack).add(to: &self)
  }

  /// Takes guides and constraints away from the stack.
  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    guides.forEach(stack.removeLayoutGuide)
  }

  /// A new guide in the stack.
  mutating func guide(in stack: UIStackView, _ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// Adds `first relation multiplier × second + constant`.
  mutating func add(
    _ identifier: String, _ first: AnchorSource, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: AnchorSource? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant, origin: .system)
    constraint.identifier = identifier
    constraint.storedPriority = priority
    constraints.append(constraint)
  }
}

extension UIStackView {
  /// The rectangle that the views lie in.
  var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }
}
