import Foundation
import LayoutModel

/// The logo and the viewport can be seen, or would be if the viewport were drawn.
package enum MandatoryViewHidden: ScreenRule {
  package static let info = RuleInfo(
    "mandatory-view-hidden", .error,
    rule: "The Google logo and the viewport are visible, on the screen and of some size.",
    basis: "SDK guide, mandatory components: place them so that they stay visible",
    remedy: "Constrain the view to the map on both axes, and neither hide it nor make it transparent.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard MandatoryView.isDue(on: screen) else { return [] }
    return MandatoryView.names.compactMap { name in
      guard let view = screen.layout.view(named: name), let problem = problem(of: view, on: screen) else { return nil }
      return screen.finding(info, "\(name) \(problem)", about: view)
    }
  }

  /// The viewport frames the camera and may reach beyond the screen; the logo must be read.
  private static func leastShare(of view: SolvedView) -> CGFloat { view.name == "viewport" ? 0.5 : 0.9 }

  private static func problem(of view: SolvedView, on screen: AuditedScreen) -> String? {
    if view.isHidden { return "is hidden" }
    if !view.isVisible { return "is transparent" }
    if view.frame.width < 1 || view.frame.height < 1 { return "has no size: \(view.frame.inWords)" }
    let inside = view.visibleFrame.intersection(screen.bounds)
    if inside.area < view.visibleFrame.area * leastShare(of: view) {
      return
        "lies\(inside.area > 0 ? " partly" : "") off the screen: \(view.visibleFrame.inWords) on a map of \(screen.bounds.width.inWords) × \(screen.bounds.height.inWords) pt"
    }
    return nil
  }
}
