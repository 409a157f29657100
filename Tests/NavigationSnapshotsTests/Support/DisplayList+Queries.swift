import Drawing
import Foundation

extension DisplayList {
  /// The rectangle around what a named group draws, in the list's points; `.null` where there is no such group.
  func bounds(ofGroup name: String) -> CGRect {
    var result = CGRect.null
    visit { group, transform in
      if group.source?.name == name { result = result.union(Self.bounds(of: group.items, transform)) }
    }
    return result
  }

  /// The texts of a named group, in paint order.
  func texts(inGroup name: String) -> [String] {
    var result: [String] = []
    visit { group, _ in
      if group.source?.name == name { result += Self.texts(of: group.items) }
    }
    return result
  }

  /// The dashes of the lines that a named group draws itself, in paint order.
  func dashes(inGroup name: String) -> [[CGFloat]] {
    var result: [[CGFloat]] = []
    visit { group, _ in
      guard group.source?.name == name else { return }
      for case .stroke(_, let style, _) in group.items { result.append(style.dash) }
    }
    return result
  }

  private func visit(_ body: (DisplayGroup, CGAffineTransform) -> Void) {
    func visit(_ items: [DisplayItem], _ outer: CGAffineTransform) {
      for case .group(let group) in items {
        let transform = group.transform.concatenating(outer)
        body(group, transform)
        visit(group.items, transform)
      }
    }
    visit(items, .identity)
  }

  private static func texts(of items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let run): [run.text]
      case .group(let group): texts(of: group.items)
      default: []
      }
    }
  }

  /// Clips are taken for whole: what they hide counts.
  private static func bounds(of items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect {
    items.reduce(CGRect.null) { result, item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): result.union(path.controlBounds.applying(transform))
      case .glyphs(let run): result.union(run.path.controlBounds.applying(transform))
      case .shadow(let shape, _): result.union(shape.rect.applying(transform))
      case .image(_, let rect): result.union(rect.applying(transform))
      case .group(let group): result.union(bounds(of: group.items, group.transform.concatenating(transform)))
      }
    }
  }
}
