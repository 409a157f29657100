/// Which constraint of a contradictory set gives way.
///
/// UIKit does not document its choice. In published logs it is nearly always the first in the list of: fixed sizes, then
/// distances between siblings, then trailing and bottom edges, then the rest; never one of the system's.
enum ConflictPolicy {
  /// The order of the list in reports: masks, fixed sizes, other constraints by activation, the system's.
  static func ordered(_ set: [EngineRow]) -> [EngineRow] {
    set.sorted { (section($0), $0.order) < (section($1), $1.order) }
  }

  static func victim(in set: [EngineRow], refused: EngineRow) -> EngineRow {
    set.first(where: \.isContentSize) ?? set.filter(isBreakable).min { rank($0) < rank($1) } ?? refused
  }

  private static func section(_ row: EngineRow) -> Int {
    guard let constraint = row.constraint else { return row.isMask ? 0 : 3 }
    if constraint.origin != .user { return 3 }
    return constraint.isFixedSize ? 1 : 2
  }

  private static func isBreakable(_ row: EngineRow) -> Bool {
    row.constraint?.origin == .user
  }

  private static func rank(_ row: EngineRow) -> Int {
    guard let constraint = row.constraint else { return 4 }
    if constraint.isFixedSize { return 0 }
    if constraint.isSiblingSpacing { return 1 }
    return constraint.isEndEdge ? 2 : 3
  }
}

extension NSLayoutConstraint {
  /// A width or height that is a number.
  var isFixedSize: Bool { firstAttribute.family == .size && second == nil }

  /// An edge of one item against the opposite edge of an item beside it.
  var isSiblingSpacing: Bool {
    guard let one = first.item as? any LayoutItem, let other = second?.item as? any LayoutItem, one !== other,
      let view = one.itemView, let otherView = other.itemView, view !== otherView
    else { return false }
    let isNested = view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    return !isNested && firstAttribute.isEndEdge != secondAttribute.isEndEdge
  }

  /// A trailing, right or bottom edge.
  var isEndEdge: Bool { firstAttribute.isEndEdge }
}

extension NSLayoutConstraint.Attribute {
  nonisolated var isEndEdge: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    default: false
    }
  }
}
