import Foundation
import LayoutModel

/// An explanation in words: a paragraph for each edge, then what else is said about the item.
struct ExplanationText {
  private let explanation: ItemExplanation
  private let layout: SolvedLayout

  init(_ explanation: ItemExplanation, in layout: SolvedLayout) {
    (self.explanation, self.layout) = (explanation, layout)
  }

  var text: String {
    let frame = explanation.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { DecimalText.of($0) }
    let title = "\(explanation.name) at \(numbers[0]), \(numbers[1]), size \(numbers[2]) × \(numbers[3])"
    return ([title] + edges + remarks).joined(separator: "\n")
  }

  // MARK: - Edges

  private var edges: [String] {
    let rows = explanation.edges.map { (formula: formula(of: $0), $0) }
    let width = min(rows.map(\.formula.count).max() ?? 0, 60)
    return rows.flatMap { formula, edge in
      let padding = String(repeating: " ", count: max(0, width - formula.count) + 3)
      let note = self.note(on: edge)
      return ["  " + formula + (note.isEmpty ? "" : padding + note)] + sources(of: edge).map { "      " + $0 }
    }
  }

  private func formula(of edge: ItemExplanation.Edge) -> String {
    let kind = edge.quantity.kind.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
    let term = QuantityTerm(edge.quantity, edge.reason, layout).text
    return "\(kind) = " + (term.map { "\($0) (\(DecimalText.of(edge.value)))" } ?? DecimalText.of(edge.value))
  }

  private func note(on edge: ItemExplanation.Edge) -> String {
    switch edge.reason {
    case .constraint(let constraint, _): Self.line(constraint)
    case .contentSize: "its natural size"
    case .frame: "its frame and autoresizing mask"
    case .screen: "the screen"
    case .owner(let source) where source.item == "\(explanation.name).layoutMarginsGuide": "its margins"
    case .owner(let source): "safe area or margins of \(source.item)"
    case .derived: ""
    case .together: "several constraints together:"
    case .nothing: "nothing decides it"
    }
  }

  /// One step back: why the other side is what it is.
  private func sources(of edge: ItemExplanation.Edge) -> [String] {
    if case .together(let constraints) = edge.reason { return constraints.map(Self.line) }
    guard let reason = edge.sourceReason, let source = edge.reason.origin else { return [] }
    let name = "\(source.item).\(source.kind.rawValue)"
    switch reason {
    case .constraint(let constraint, let from) where from?.item != explanation.name: return [Self.line(constraint)]
    case .derived(let first, let second):
      let known = "its \(first.kind.rawValue) \(value(first)), \(second.kind.rawValue) \(value(second))"
      return QuantityTerm(source, reason, layout).text.map { ["\(name) = \($0) (\(known))"] } ?? []
    case .contentSize: return ["\(name) is its natural size"]
    case .frame: return ["\(name) comes from its frame and autoresizing mask"]
    default: return []
    }
  }

  private func value(_ quantity: LayoutQuantity) -> String { DecimalText.of(layout.value(of: quantity) ?? 0) }

  // MARK: - What else there is

  private var remarks: [String] {
    let missed = explanation.missed.map { constraint in
      Self.line(constraint) + (constraint.isBroken ? ", broken" : ", by \(DecimalText.of(-constraint.slack))")
    }
    let loose = explanation.loose.map { "\(Self.line($0)), \(DecimalText.of($0.slack)) to spare" }
    let open = explanation.ambiguousAttributes
    return section("does not hold:", missed)
      + section("holds without deciding anything:", loose)
      + section("others follow it by:", explanation.following.map(Self.line))
      + section("nothing decides:", explanation.undecided.isEmpty ? [] : [names(explanation.undecided.map(\.rawValue))])
      + section("ambiguous, could as well have another value:", open.isEmpty ? [] : [names(open)])
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  " + title] + lines.map { "      " + $0 }
  }

  private func names(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func line(_ constraint: SolvedConstraint) -> String {
    let priority = constraint.priority >= 1000 ? "required" : "priority \(DecimalText.of(Double(constraint.priority)))"
    return "\(Equation(constraint).text), \(priority)"
  }
}

extension PictureExplanation {
  init(of name: String, in layout: SolvedLayout) {
    if let explanation = ItemExplanation(of: name, in: layout) {
      self = .found(ExplanationText(explanation, in: layout).text)
    } else {
      self = .unknown(known: layout.views.map(\.name) + layout.guides.map(\.name))
    }
  }
}
