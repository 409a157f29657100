public import Foundation

extension SolvedLayout {
  /// The places and sizes on the axes along which the constraints leave something open.
  var openQuantities: Set<LayoutQuantity> {
    let items = views.map { ($0.name, $0.ambiguousAttributes) } + guides.map { ($0.name, $0.ambiguousAttributes) }
    return Set(
      items.flatMap { name, attributes in
        attributes.compactMap(LayoutQuantity.Kind.init(unknown:)).flatMap(\.axis).map { LayoutQuantity(name, $0) }
      })
  }

  /// The rectangle of a view as solved, or of a guide; nil where there is none of the name.
  func solvedFrame(of item: String) -> CGRect? {
    view(named: item)?.unroundedFrame ?? guide(named: item)?.frame
  }

  /// A place or size in points; nil where there is no such view or guide.
  public func value(of quantity: LayoutQuantity) -> CGFloat? {
    solvedFrame(of: quantity.item).map { frame in
      switch quantity.kind {
      case .left: frame.minX
      case .right: frame.maxX
      case .centerX: frame.midX
      case .width: frame.width
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerY: frame.midY
      case .height: frame.height
      }
    }
  }
}

extension LayoutQuantity.Kind {
  /// The kind that one of the solver's four unknowns of an item stands for.
  init?(unknown: String) {
    switch unknown {
    case "minX": self = .left
    case "minY": self = .top
    default: self.init(rawValue: unknown)
    }
  }
}

extension SolvedLayout {
  /// Whether something else than the view decides where an anchor lies.
  package func isPlaced(_ anchor: SolvedConstraint.Anchor, apartFrom view: String) -> Bool {
    guard let quantity = anchor.quantity(direction) else { return false }
    let derivation = EdgeDerivation(self)
    var seen: Set<LayoutQuantity> = []
    func isApart(_ quantity: LayoutQuantity) -> Bool {
      guard quantity.item != view, seen.insert(quantity).inserted else { return false }
      return switch derivation.reason(for: quantity) {
      case .constraint(_, let source?)?, .owner(let source)?: isApart(source)
      case .derived(let first, let second)?: isApart(first) && isApart(second)
      case .constraint(_, nil)?, .contentSize?, .frame?, .screen?: true
      case .together?, .nothing?, nil: false
      }
    }
    return isApart(quantity)
  }
}

extension SolvedGuide {
  var isMargins: Bool { name == "\(owner).layoutMarginsGuide" }

  /// Whether this is one of the guides that every view has.
  package var isBuiltIn: Bool {
    ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide"].contains { name == "\(owner).\($0)" }
  }
}
