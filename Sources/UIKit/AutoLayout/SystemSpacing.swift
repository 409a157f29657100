import Foundation

/// The distance that the system puts between things, in points.
enum SystemSpacing {
  /// Between siblings, and from an edge to content; published for siblings, ours for edges.
  static let standard: CGFloat = 8

  static func constraint(
    _ anchor: AnchorSource, _ relation: NSLayoutConstraint.Relation, after other: AnchorSource, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(anchor, relation, other, constant: distance(anchor, other) * multiplier)
  }

  /// Between two baselines a line's height, where the views know it; otherwise the standard.
  private static func distance(_ anchor: AnchorSource, _ other: AnchorSource) -> CGFloat {
    guard anchor.point.attribute.isBaseline, other.point.attribute.isBaseline else { return standard }
    let heights = [anchor, other].compactMap { ($0.item as? any BaselineMeasuring)?.baselineSpacing }
    return heights.max() ?? standard
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
