import Foundation

/// Retraces how a solved layout comes about: from what is given (the screen, frames) from one constraint to the next,
/// until every place and size that can be reached that way has a reason.
///
/// Constraints that hold speak in both directions; the order of discovery tells cause from effect. Strong equations go
/// first, then natural sizes, weaker equations, and inequalities that are at their limit.
struct EdgeDerivation {
  private let layout: SolvedLayout
  private let equations, weakEquations, limits: [SolvedConstraint]
  private let openAxes: Set<LayoutQuantity>
  private var reasons: [LayoutQuantity: EdgeReason] = [:]

  /// Natural sizes count as much as the default content hugging.
  private static let contentPriority: Float = 250
  /// Inequalities with no more than this to spare, in points, are at their limit.
  static let tolerance = 1e-6

  init(_ layout: SolvedLayout) {
    self.layout = layout
    let held = layout.constraints.filter { $0.isSatisfied && !$0.isBroken }
    let equal = held.enumerated().filter { $0.element.relation == "==" }
      .sorted { ($0.element.priority, $1.offset) > ($1.element.priority, $0.offset) }.map(\.element)
    equations = equal.filter { $0.priority >= Self.contentPriority }
    weakEquations = equal.filter { $0.priority < Self.contentPriority }
    limits = held.filter { $0.relation != "==" && $0.slack <= Self.tolerance }
    openAxes = layout.openQuantities
    takeGiven()
    while follow(equations) || followOwners() || takeContentSizes() || follow(weakEquations) || follow(limits) {}
  }

  func reason(for quantity: LayoutQuantity) -> EdgeReason? { reasons[quantity] }

  private mutating func takeGiven() {
    for view in layout.views where view.isPlacedByFrame || view.parent == nil {
      for kind in LayoutQuantity.Kind.allCases {
        reasons[LayoutQuantity(view.name, kind)] = view.parent == nil ? .screen : .frame
      }
    }
  }

  /// Carries what is known over constraints to what is not; true where something came of it.
  private mutating func follow(_ constraints: [SolvedConstraint]) -> Bool {
    var found = false
    for constraint in constraints {
      guard let first = constraint.first.quantity(layout.direction) else { continue }
      guard let anchor = constraint.second, constraint.multiplier != 0 else {
        found = take(first, .constraint(constraint, from: nil), constraint) || found
        continue
      }
      guard let second = anchor.quantity(layout.direction) else { continue }
      if reasons[second] != nil { found = take(first, .constraint(constraint, from: second), constraint) || found }
      if reasons[first] != nil { found = take(second, .constraint(constraint, from: first), constraint) || found }
    }
    return found
  }

  private mutating func take(_ quantity: LayoutQuantity, _ reason: EdgeReason, _ constraint: SolvedConstraint) -> Bool {
    // What is open at its limit could as well be away from it.
    guard constraint.relation == "==" || !openAxes.contains(quantity) else { return false }
    return take(quantity, reason)
  }

  private mutating func take(_ quantity: LayoutQuantity, _ reason: EdgeReason) -> Bool {
    guard reasons[quantity] == nil else { return false }
    reasons[quantity] = reason
    let axis = quantity.kind.axis.map { LayoutQuantity(quantity.item, $0) }
    let known = axis.filter { reasons[$0] != nil }
    guard known.count == 2 else { return true }
    for other in axis where reasons[other] == nil { reasons[other] = .derived(known[0], known[1]) }
    return true
  }

  private mutating func followOwners() -> Bool {
    var found = false
    for guide in layout.guides where guide.isBuiltIn {
      for kind in LayoutQuantity.Kind.allCases {
        let (owned, own) = (LayoutQuantity(guide.owner, kind), LayoutQuantity(guide.name, kind))
        if reasons[owned] != nil { found = take(own, .owner(owned)) || found }
        // What lies within a view's margins can be what gives the view its size.
        if guide.isMargins, reasons[own] != nil { found = take(owned, .owner(own)) || found }
      }
    }
    return found
  }

  private mutating func takeContentSizes() -> Bool {
    var found = false
    for view in layout.views {
      let lengths = [(LayoutQuantity.Kind.width, view.contentWidth), (.height, view.contentHeight)]
      for (kind, natural) in lengths {
        let quantity = LayoutQuantity(view.name, kind)
        guard let natural, let length = layout.value(of: quantity), abs(length - natural) < 1e-3 else { continue }
        found = take(quantity, .contentSize) || found
      }
    }
    return found
  }
}
