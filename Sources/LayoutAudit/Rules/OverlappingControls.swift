import LayoutModel
import Foundation

/// Two things to touch do not lie on each other.
package enum OverlappingControls: ScreenRule {
  package static let info = RuleInfo(
    "overlapping-controls", .error,
    rule: "Views that take touches do not overlap each other.",
    basis: "SDK guide: keep views from overlapping; the covered one cannot be touched",
    remedy: "Constrain one of them clear of the other, or put both into one stack.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    let controls = screen.layout.views.filter { $0.isInteractive && $0.isVisible && $0.visibleFrame.area > 0 }
    return controls.indices.flatMap { first in
      controls[(first + 1)...].compactMap { finding(controls[first], $0, on: screen) }
    }
  }

  private static func finding(_ lower: SolvedView, _ upper: SolvedView, on screen: AuditedScreen) -> AuditFinding? {
    guard lower.visibleFrame.overlaps(upper.visibleFrame) else { return nil }
    guard !screen.view(upper.name, isIn: lower.name), !screen.view(lower.name, isIn: upper.name) else { return nil }
    // A prompt covers what it lies on for as long as it is there; another rule says what it must not cover.
    guard ![lower, upper].contains(where: { screen.isOnPrompt($0) }) else { return nil }
    let common = lower.visibleFrame.intersection(upper.visibleFrame)
    return AuditFinding(
      info, "\(upper.name) covers \(common.inWords) of \(lower.name)", views: [upper.name, lower.name], mark: common,
      screen: screen.name)
  }
}
