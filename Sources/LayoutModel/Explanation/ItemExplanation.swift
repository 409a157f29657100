public import Foundation

/// Why a view or guide lies where it does.
public struct ItemExplanation: Sendable, Hashable {
  /// An edge or size with its reason.
  public struct Edge: Sendable, Hashable {
    public var quantity: LayoutQuantity
    /// In points.
    public var value: CGFloat
    public var reason: EdgeReason
    /// Where the reason is a constraint: why the other side is what it is.
    public var sourceReason: EdgeReason?
  }

  public var name: String
  /// The rectangle as solved, in the root's coordinates.
  public var frame: CGRect
  /// Left, right, top, bottom, width, height.
  public var edges: [Edge]
  /// Inequalities about the item that hold with something to spare.
  public var loose: [SolvedConstraint]
  /// Constraints about the item that hold without deciding any of its edges: others follow it by them.
  public var following: [SolvedConstraint]
  /// Constraints about the item that do not hold.
  public var missed: [SolvedConstraint]
  /// The solver's unknowns that could have other values: `minX`, `minY`, `width`, `height`.
  public var ambiguousAttributes: [String]

  /// Explains the view or guide of that name; nil where the layout has none.
  public init?(of name: String, in layout: SolvedLayout) {
    guard let frame = layout.solvedFrame(of: name) else { return nil }
    (self.name, self.frame) = (name, frame)
    edges = Self.edges(of: name, in: layout)
    let mentioning = layout.constraints.filter { $0.mentions(name) }
    let deciding = Set(edges.flatMap { $0.reason.constraints })
    let held = mentioning.filter { $0.isSatisfied && !deciding.contains($0) }
    loose = held.filter { $0.relation != "==" && $0.slack > EdgeDerivation.tolerance }
    following = held.filter { $0.relation == "==" || $0.slack <= EdgeDerivation.tolerance }
    missed = mentioning.filter { !$0.isSatisfied }
    ambiguousAttributes =
      layout.view(named: name)?.ambiguousAttributes ?? layout.guide(named: name)?.ambiguousAttributes ?? []
  }

  /// The edges and sizes that nothing decides.
  public var undecided: [LayoutQuantity.Kind] {
    edges.filter { $0.reason == .nothing }.map(\.quantity.kind)
  }

  private static func edges(of name: String, in layout: SolvedLayout) -> [Edge] {
    let derivation = EdgeDerivation(layout)
    let open = layout.openQuantities
    let kinds: [LayoutQuantity.Kind] = [.left, .right, .top, .bottom, .width, .height]
    return kinds.compactMap { kind in
      let quantity = LayoutQuantity(name, kind)
      guard let value = layout.value(of: quantity) else { return nil }
      let reason =
        derivation.reason(for: quantity)
        ?? (open.contains(quantity) ? .nothing : layout.common(to: quantity))
      return Edge(
        quantity: quantity, value: value, reason: reason, sourceReason: reason.source.flatMap(derivation.reason))
    }
  }
}

extension SolvedLayout {
  /// All the constraints at their limit that mention the item along the axis: a system without a first step.
  fileprivate func common(to quantity: LayoutQuantity) -> EdgeReason {
    let axis = quantity.kind.axis.map { LayoutQuantity(quantity.item, $0) }
    let found = constraints.filter { constraint in
      guard constraint.isSatisfied, constraint.slack <= EdgeDerivation.tolerance else { return false }
      return [constraint.first, constraint.second].compactMap { $0?.quantity(direction) }.contains(where: axis.contains)
    }
    return found.isEmpty ? .nothing : .together(found)
  }
}

extension SolvedConstraint {
  func mentions(_ item: String) -> Bool { first.item == item || second?.item == item }
}

extension EdgeReason {
  var constraints: [SolvedConstraint] {
    switch self {
    case .constraint(let constraint, _): [constraint]
    case .together(let constraints): constraints
    default: []
    }
  }

  var source: LayoutQuantity? {
    switch self {
    case .constraint(_, let source): source
    case .owner(let quantity): quantity
    default: nil
    }
  }
}
