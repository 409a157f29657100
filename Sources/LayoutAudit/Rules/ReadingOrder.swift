import Foundation
import LayoutModel

/// Assistive technology reads what belongs together in one go, and in the order in which the eye does.
package enum ReadingOrder: ScreenRule {
  package static let info = RuleInfo(
    "reading-order", .warning,
    rule: "The elements of a view are read one after the other: from the top, each row from the leading side.",
    basis: "SDK guide, essential checklist: the delegate answers for the layout's accessibility",
    remedy:
      "Set shouldGroupAccessibilityChildren on the view, and list accessibilityElements in the order that is seen.")

  /// How much of the lower element's height two elements may share, and still be one above the other.
  private static let tolerance = 0.25

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    let read = screen.layout.accessibility.map { (element: $0, panel: screen.panel(of: $0.view)) }
    let panels = screen.layout.views.filter { view in
      view.parent == screen.layout.views.first?.name && view.origin == .custom && view.isVisible
    }
    return panels.flatMap { panel -> [AuditFinding] in
      let places = read.indices.filter { read[$0].panel == panel.name }
      guard let first = places.first, let last = places.last, first != last else { return [] }
      let stranger = read[first...last].first { $0.panel != panel.name }?.element
      if let stranger, screen.picture.hasGround(panel) {
        let message = "\(panel.name) is read in parts: \(stranger.view) comes in between"
        return [screen.finding(info, message, about: panel)]
      }
      return zip(places, places.dropFirst()).compactMap { earlier, later in
        misplaced(read[earlier].element, read[later].element, on: screen)
      }
    }
  }

  /// Where the eye meets the second element before the first.
  private static func misplaced(
    _ first: SolvedAccessibilityElement, _ second: SolvedAccessibilityElement, on screen: AuditedScreen
  ) -> AuditFinding? {
    let (upper, lower) = (second.frame, first.frame)
    let shared = min(upper.maxY, lower.maxY) - max(upper.minY, lower.minY)
    let isAbove = upper.midY < lower.midY && shared < tolerance * min(upper.height, lower.height)
    let isOneRow = shared > (1 - tolerance) * min(upper.height, lower.height)
    let leads =
      screen.layout.direction == .leftToRight ? upper.maxX <= lower.minX + 1 : upper.minX >= lower.maxX - 1
    guard isAbove || (isOneRow && leads) else { return nil }
    let place = isAbove ? "above it" : "before it in its row"
    return AuditFinding(
      info, "\(second.view) is read after \(first.view) and stands \(place)", views: [second.view, first.view],
      mark: upper.union(lower), screen: screen.name)
  }
}

extension PaintedPicture {
  /// Whether the view paints most of its own frame: then the eye takes it for one thing, and not for a row of buttons.
  fileprivate func hasGround(_ view: SolvedView) -> Bool {
    items.contains { $0.view == view.name && $0.frame.intersection(view.frame).area > 0.8 * view.frame.area }
  }
}
