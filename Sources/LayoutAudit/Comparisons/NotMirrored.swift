import Foundation
import LayoutModel

/// Right-to-left layouts are the mirror image.
package enum NotMirrored: RunRule {
  package static let info = RuleInfo(
    "not-mirrored", .error,
    rule: "From right to left, the layout is the mirror image of the one from left to right.",
    basis: "SDK guide, essential checklist: right-to-left support",
    remedy: "Use leading and trailing anchors, natural text alignment, and no fixed x positions.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.mirrors.flatMap { pair in
      pair.first.layout.views.filter { $0.isVisible && $0.parent == pair.first.layout.views.first?.name }.compactMap {
        view -> AuditFinding? in
        guard let other = pair.second.visibleView(view.name) else { return nil }
        // Texts differ by language, so widths may; the near edge must be mirrored, or the middle of a centred view.
        guard !isMirrored(view.frame, other.frame, width: pair.first.layout.size.width) else { return nil }
        return AuditFinding(
          info,
          "\(view.name) is at x \(view.frame.minX.inWords) from left to right and at \(other.frame.minX.inWords) from right to left",
          views: [view.name], mark: other.frame, screen: pair.second.name)
      }
    }
  }

  private static func isMirrored(_ first: CGRect, _ second: CGRect, width: CGFloat) -> Bool {
    let tolerance = 1.5
    let near = abs(first.minX - (width - second.maxX)) < tolerance
    let far = abs(first.maxX - (width - second.minX)) < tolerance
    let middle = abs(first.midX - (width - second.midX)) < tolerance
    return near || far || middle
  }
}
