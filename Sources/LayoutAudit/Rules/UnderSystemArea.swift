import Foundation
import LayoutModel

/// Text and controls keep clear of what the system draws.
package enum UnderSystemArea: ScreenRule {
  package static let info = RuleInfo(
    "under-system-area", .warning,
    rule: "Text and controls keep clear of the status bar, the sensor housing and the home indicator.",
    basis: "Apple's documentation of the safe area",
    remedy: "Constrain the view to safeAreaLayoutGuide on that side.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.isVisible && hasContent($0) }.flatMap { view in
      screen.facts.systemAreas.filter { $0.frame.overlaps(contentFrame(of: view)) }.map { area in
        screen.finding(info, "\(view.name) lies under the \(area.name)", about: view)
      }
    }
  }

  /// Containers may reach to the screen's edge; what can be read or touched may not. The SDK's cards inset what they show.
  private static func hasContent(_ view: SolvedView) -> Bool {
    if view.origin == .sdk { return ["googleLogo", "speedWidget"].contains(view.name) || view.isInteractive }
    return view.isInteractive || view.text?.string.isEmpty == false
  }

  private static func contentFrame(of view: SolvedView) -> CGRect {
    let inset = min(4, view.visibleFrame.width / 4, view.visibleFrame.height / 4)
    return view.visibleFrame.insetBy(dx: inset, dy: inset)
  }
}
