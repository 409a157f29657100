import Foundation
import LayoutModel

/// In wide mode the cards keep to the leading edge.
package enum WideCardEdge: ScreenRule {
  package static let info = RuleInfo(
    "wide-card-edge", .error,
    rule: "In wide mode the turn card and the ETA card lie along the leading edge.",
    basis: "SDK guide, wide mode: away from the leading edge the behaviour is undefined",
    remedy: "Constrain the card's leading edge to the map's or the safe area's leading edge.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard screen.facts.isWide else { return [] }
    let cards: [SolvedView] = ["turnCard", "etaCard"].compactMap(screen.visibleView)
    return cards.compactMap { card in
      let safe = screen.layout.safeArea
      let isRightToLeft = screen.layout.direction == .rightToLeft
      let gap: CGFloat = isRightToLeft ? screen.bounds.maxX - card.frame.maxX : card.frame.minX
      let limit = (isRightToLeft ? screen.bounds.maxX - safe.maxX : safe.minX) + 16
      guard gap > limit + 0.5 else { return nil }
      return screen.finding(info, "\(card.name) lies \(gap.inWords) pt off the leading edge", about: card)
    }
  }
}
