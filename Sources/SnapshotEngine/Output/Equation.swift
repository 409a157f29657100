import Foundation
import LayoutModel

/// A constraint as one writes it, for example `turnCard.leading == map.leading + 8`.
struct Equation {
  let text: String

  init(_ constraint: SolvedConstraint) {
    let left = "\(constraint.first.item).\(constraint.first.attribute) \(constraint.relation)"
    guard let second = constraint.second else {
      text = "\(left) \(DecimalText.of(constraint.constant))"
      return
    }
    let factor = constraint.multiplier == 1 ? "" : DecimalText.of(constraint.multiplier) + " × "
    text = "\(left) \(factor)\(second.item).\(second.attribute)\(Self.term(constraint.constant))"
  }

  /// What is added, with its sign; nothing for zero.
  static func term(_ constant: CGFloat) -> String {
    let number = DecimalText.of(abs(constant))
    return number == "0" ? "" : (constant < 0 ? " - " : " + ") + number
  }
}
