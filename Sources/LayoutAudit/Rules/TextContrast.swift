import Drawing
import Foundation
import LayoutModel

/// Texts stand out from what is under them.
package enum TextContrast: ScreenRule {
  package static let info = RuleInfo(
    "contrast", .warning,
    rule: "Text has a contrast of 4.5 : 1 to what is under it, of 3 : 1 where it is large.",
    basis: "WCAG 2.2, success criterion 1.4.3",
    remedy: "Darken or lighten the text or its background, for day and night.")

  /// Points from which text counts as large.
  private static let large = 24.0

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    let worst = screen.picture.items.enumerated().reduce(into: [String: (ratio: Double, mark: CGRect)]()) {
      worst, entry in
      guard case .text(let color, let text, let size) = entry.element.content, let view = entry.element.view else {
        return
      }
      guard screen.layout.view(named: view)?.origin == .custom, text.contains(where: { !$0.isWhitespace }) else {
        return
      }
      let middle = CGPoint(x: entry.element.frame.midX, y: entry.element.frame.midY)
      guard let ground = screen.picture.backdrop(at: middle, before: entry.offset) else { return }
      let ratio = color.over(ground).contrast(with: ground)
      guard ratio < (size >= large ? 3 : 4.5) - 0.005, ratio < worst[view]?.ratio ?? .infinity else { return }
      worst[view] = (ratio, entry.element.frame)
    }
    return screen.layout.views.compactMap { view in
      worst[view.name].map { found in
        AuditFinding(
          info, "the text of \(view.name) has a contrast of \(CGFloat(found.ratio).inWords) : 1", views: [view.name],
          mark: found.mark, screen: screen.name)
      }
    }
  }
}
