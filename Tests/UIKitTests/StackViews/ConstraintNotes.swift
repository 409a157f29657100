import UIKit

/// Constraints as short lines, so that a test says exactly what a stack made.
struct ConstraintNotes {
  /// Names for the views and guides by their order in the stack: `A`, `B`, …; the stack is `|`, guides `g1`, `g2`, ….
  let stack: UIStackView

  func lines(_ identifier: String) -> [String] {
    let held = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return held.filter { $0.identifier == identifier }.map(line)
  }

  private func line(_ constraint: NSLayoutConstraint) -> String {
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue, default: "?"]
    let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    let right = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute)" }
    let factor = constraint.multiplier == 1 ? "" : "*\(constraint.multiplier)"
    let constant = constraint.constant == 0 && right != nil ? "" : "\(right == nil ? "" : "+")\(constraint.constant)"
    let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
    return "\(left) \(relation) \(right ?? "")\(factor)\(constant)\(priority)"
  }

  private func name(_ item: AnyObject?) -> String {
    if item === stack { return "|" }
    if item === stack.layoutMarginsGuide { return "|-" }
    if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) {
      return String("ABCDEFGH"[String.Index(utf16Offset: index, in: "ABCDEFGH")])
    }
    return stack.layoutGuides.firstIndex { $0 === item }.map { "g\($0 + 1)" } ?? "?"
  }
}
