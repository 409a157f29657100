import Foundation
import LayoutModel

/// The right side of a place or size's equation, for example `turnCard.bottom + 8`; nil where it is a bare number.
struct QuantityTerm {
  let text: String?

  init(_ quantity: LayoutQuantity, _ reason: EdgeReason, _ layout: SolvedLayout) {
    switch reason {
    case .constraint(let constraint, .some(let source)):
      text = Self.term(quantity, constraint, from: source, layout)
    case .derived(let first, let second): text = Self.sum(for: quantity.kind, first.kind, second.kind)
    case .owner(let source): text = Self.name(source) + Self.distance(from: source, to: quantity, layout)
    default: text = nil
    }
  }

  private static func name(_ quantity: LayoutQuantity) -> String { "\(quantity.item).\(quantity.kind.rawValue)" }

  /// Says how far apart the two lie, as measured: so reading direction, margins and baselines need no second look.
  private static func term(
    _ quantity: LayoutQuantity, _ constraint: SolvedConstraint, from source: LayoutQuantity, _ layout: SolvedLayout
  ) -> String {
    guard constraint.multiplier == 1 else {
      let factor = constraint.first.item == quantity.item ? constraint.multiplier : 1 / constraint.multiplier
      return constraint.constant == 0 ? "\(DecimalText.of(factor)) × \(name(source))" : "from \(name(source))"
    }
    return name(source) + distance(from: source, to: quantity, layout)
  }

  private static func distance(
    from source: LayoutQuantity, to quantity: LayoutQuantity, _ layout: SolvedLayout
  ) -> String {
    Equation.term((layout.value(of: quantity) ?? 0) - (layout.value(of: source) ?? 0))
  }

  private static func sum(
    for kind: LayoutQuantity.Kind, _ first: LayoutQuantity.Kind, _ second: LayoutQuantity.Kind
  ) -> String {
    let known = [first, second].map(\.rawValue)
    switch kind {
    case .width, .height: return known.contains { $0.hasPrefix("center") } ? "from \(list(known))" : difference(known)
    case .right where known == ["left", "width"], .bottom where known == ["top", "height"]:
      return "\(known[0]) + \(known[1])"
    case .left where known == ["right", "width"], .top where known == ["bottom", "height"]:
      return "\(known[0]) - \(known[1])"
    default: return "from \(list(known))"
    }
  }

  private static func difference(_ startAndEnd: [String]) -> String { "\(startAndEnd[1]) - \(startAndEnd[0])" }

  private static func list(_ words: [String]) -> String { words.joined(separator: " and ") }
}

extension EdgeReason {
  /// The other side of a constraint.
  var origin: LayoutQuantity? {
    if case .constraint(_, let source) = self { source } else { nil }
  }
}
