public import Foundation

/// `item1.attribute1 relation multiplier × item2.attribute2 + constant`, in points.
///
/// Impossible pairings are reported as `LayoutException`s where UIKit raises an exception, and the constraint is left out.
open class NSLayoutConstraint: NSObject {
  let first: AnchorSource
  let second: AnchorSource?
  /// Who asked for the constraint; decides what may be broken in a conflict.
  let origin: ConstraintOrigin
  /// The view that holds the active constraint.
  weak var holder: UIView?
  /// Position in the order of activation.
  var serial = 0
  /// Whether UIKit would have raised an exception for it; never takes part in a layout.
  let isInvalid: Bool

  /// How both sides compare.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// A name for logs and layouts.
  open var identifier: String?
  /// Archived constraints do not exist here: of no effect.
  open var shouldBeArchived = false

  /// What is added to the second attribute, in points. Changing it is what animated layouts do.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }
  var storedConstant: CGFloat

  /// How strongly the constraint is meant; cannot change from or to required while it is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { changePriority(to: newValue) }
  }
  var storedPriority = UILayoutPriority.required

  init(
    _ first: AnchorSource, _ relation: Relation, _ second: AnchorSource?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, origin: ConstraintOrigin = .user, isEmpty: Bool = false
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.origin) = (multiplier, origin)
    let problem =
      isEmpty ? nil : ConstraintValidation.problem(first, second, multiplier: multiplier, constant: constant)
    isInvalid = isEmpty || problem != nil
    storedConstant = ConstraintValidation.withinLimits(constant)
    super.init()
    if let problem { LayoutFailures.shared.report(problem) }
  }

  /// A constraint that says nothing, for variables that get a real one later.
  public convenience override init() {
    self.init(AnchorSource(), .equal, nil, isEmpty: true)
  }

  /// A constraint between attributes of two views or guides, or of one where `view2` is nil.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = AnchorSource(unchecked: view1, attr1)
    let second = attr2 == .notAnAttribute ? nil : view2.map { AnchorSource(unchecked: $0, attr2) }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// The view or guide on the left.
  open var firstItem: AnyObject? { first.item }
  /// What is constrained of the item on the left.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the right.
  open var secondItem: AnyObject? { second?.item }
  /// What is constrained of the item on the right.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor on the left.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor on the right.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Whether the constraint takes part in the layout. Setting it adds the constraint to, or removes it from, the closest
  /// common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? Self.activate([self]) : Self.deactivate([self]) }
  }

  /// Makes the constraints take part in the layout, in that order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive { constraint.install() }
  }

  /// Takes the constraints out of the layout.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.release(constraint) }
  }

  /// UIKit's text for the constraint, as it appears in conflict reports.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription(self).text }
  }
}

/// Who asked for a constraint.
package enum ConstraintOrigin: Sendable, Hashable {
  case user
  /// A stack view, scroll view or a Google component.
  case system
  /// A frame and an autoresizing mask.
  case autoresizing
  /// An intrinsic content size.
  case contentSize
}

extension NSLayoutConstraint {
  /// A constraint that a component sets up for itself; conflicts break others first.
  package static func system(
    _ constraint: NSLayoutConstraint, identifier: String, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant, origin: .system)
    made.identifier = identifier
    made.storedPriority = priority
    return made
  }
}
