import Foundation
import LayoutModel

extension SolvedLayout {
  /// A screen of 100 by 200 points with a root named `map`.
  static func screen(_ direction: LayoutDirection = .leftToRight) -> SolvedLayout {
    let size = CGSize(width: 100, height: 200)
    let root = SolvedView(
      name: "map", type: "UIView", parent: nil, origin: .sdk, frame: CGRect(origin: .zero, size: size),
      unroundedFrame: CGRect(origin: .zero, size: size), marginsFrame: CGRect(origin: .zero, size: size))
    return SolvedLayout(
      size: size, scale: 2, direction: direction, safeArea: CGRect(origin: .zero, size: size), views: [root])
  }

  /// Adds a view to the root.
  mutating func add(_ name: String, _ frame: CGRect, change: (inout SolvedView) -> Void = { _ in }) {
    var view = SolvedView(
      name: name, type: "UIView", parent: "map", origin: .custom, frame: frame, unroundedFrame: frame,
      marginsFrame: frame)
    change(&view)
    views.append(view)
  }

  /// Adds a constraint that is written like `a.top == map.top` and, where nothing else is said, holds exactly.
  mutating func constrain(
    _ text: String, constant: CGFloat = 0, priority: Float = 1000, slack: CGFloat = 0
  ) {
    let words = text.split(separator: " ").map(String.init)
    let second = words.count > 2 ? Self.anchor(words[2]) : nil
    var constraint = SolvedConstraint(
      first: Self.anchor(words[0]), relation: words[1], second: second, multiplier: 1, constant: constant,
      priority: priority, identifier: nil, isSatisfied: slack >= 0, isBroken: false)
    constraint.slack = slack
    constraints.append(constraint)
  }

  private static func anchor(_ text: String) -> SolvedConstraint.Anchor {
    let parts = text.split(separator: ".").map(String.init)
    return SolvedConstraint.Anchor(item: parts.dropLast().joined(separator: "."), attribute: parts[parts.count - 1])
  }
}

extension ItemExplanation {
  /// The reason for one of the edges.
  func reason(_ kind: LayoutQuantity.Kind) -> EdgeReason? {
    edges.first { $0.quantity.kind == kind }?.reason
  }
}
