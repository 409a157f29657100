public import Foundation

/// A rectangle that takes part in constraints like a view but is not one.
open class UILayoutGuide: NSObject {
  /// The view the guide belongs to; set by `addLayoutGuide`.
  open internal(set) weak var owningView: UIView?
  /// A name; names the guide in layouts.
  open var identifier = ""
  /// Which of the owner's built-in rectangles this is.
  let kind: Kind

  enum Kind { case free, safeArea, margins, readable, frame }

  /// A guide that belongs to no view yet.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// The rectangle in the owner's coordinates, in points, as last solved.
  open var layoutFrame: CGRect {
    owningView?.frame(of: self) ?? .zero
  }

  /// Whether the constraints leave the guide's place or size open.
  open var hasAmbiguousLayout: Bool {
    owningView?.solvedEngine?.isAmbiguous(self) ?? false
  }

  /// Constraints along one axis that mention the guide.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsMentioning(self, axis) ?? []
  }
}

/// The guides every view has, made when first asked for.
final class BuiltInGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
}
