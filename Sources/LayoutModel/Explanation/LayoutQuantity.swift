/// A place or size of a view or guide.
public struct LayoutQuantity: Sendable, Hashable {
  /// Which of them; places are in the root's coordinates.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case left, right, centerX, width, top, bottom, centerY, height
  }

  public var item: String
  public var kind: Kind

  public init(_ item: String, _ kind: Kind) {
    (self.item, self.kind) = (item, kind)
  }
}

extension LayoutQuantity.Kind {
  /// The kinds of the same axis: start, end, length, centre. Two of them give the other two.
  var axis: [Self] {
    switch self {
    case .left, .right, .width, .centerX: [.left, .right, .width, .centerX]
    case .top, .bottom, .height, .centerY: [.top, .bottom, .height, .centerY]
    }
  }

  /// What an attribute speaks of. Margins and baselines lie at a fixed distance from an edge and count as that edge;
  /// nil for a distance between anchors.
  init?(attribute: String, direction: LayoutDirection) {
    let plain = attribute.hasSuffix("Margin") ? String(attribute.dropLast("Margin".count)) : attribute
    switch plain {
    case "leading": self = direction == .leftToRight ? .left : .right
    case "trailing": self = direction == .leftToRight ? .right : .left
    case "centerXWithinMargins": self = .centerX
    case "centerYWithinMargins": self = .centerY
    case "firstBaseline": self = .top
    case "lastBaseline": self = .bottom
    default: self.init(rawValue: plain)
    }
  }
}

extension SolvedConstraint.Anchor {
  /// The place or size that the anchor speaks of, in a layout of the direction.
  func quantity(_ direction: LayoutDirection) -> LayoutQuantity? {
    LayoutQuantity.Kind(attribute: attribute, direction: direction).map { LayoutQuantity(item, $0) }
  }
}
