import Foundation
import LayoutModel

/// The viewport frames what can be seen.
package enum ViewportCovered: ScreenRule {
  package static let info = RuleInfo(
    "viewport-covered", .warning,
    rule: "The viewport frames an open part of the screen.",
    basis: "SDK guide, viewport: let it cover the part of the screen that nothing obscures",
    remedy: "Constrain the viewport's edges to the edges of the cards and sheets around it.")

  private static let largestShare = 0.2

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard let viewport = screen.visibleView("viewport") else { return [] }
    let frame = viewport.frame.intersection(screen.bounds)
    guard frame.area > 0 else { return [] }
    let covers = screen.covers(of: frame)
    let share = Coverage.share(of: frame, by: covers.map(\.frame))
    guard share > largestShare else { return [] }
    let names = covers.map(\.view).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let percent = Int((share * 100).rounded())
    return [
      AuditFinding(
        info, "\(percent) % of the viewport is covered, by \(names.joined(separator: ", "))",
        views: [viewport.name] + names, mark: frame, screen: screen.name)
    ]
  }
}
