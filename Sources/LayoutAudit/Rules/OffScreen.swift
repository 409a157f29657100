import Foundation
import LayoutModel

/// What is in the layout can be seen.
package enum OffScreen: ScreenRule {
  package static let info = RuleInfo(
    "off-screen", .warning,
    rule: "Visible views lie on the screen and have a size.",
    basis: "ours: a view that nobody sees is a mistake, or should be hidden or removed",
    remedy: "Constrain the view on both axes, or remove it in this state.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.dropFirst().filter { $0.isVisible && isChecked($0, on: screen) }.compactMap { view in
      problem(of: view, on: screen).map { screen.finding(info, "\(view.name) \($0)", about: view) }
    }
  }

  /// A parent's problem is not repeated for what is in it; the viewport and the logo have a rule of their own.
  private static func isChecked(_ view: SolvedView, on screen: AuditedScreen) -> Bool {
    guard !MandatoryView.names.contains(view.name), !view.name.hasPrefix("oldPrompt") else { return false }
    if view.name == "speedWidget" && view.frame.area == 0 { return false }
    guard let parent = view.parent.flatMap(screen.layout.view(named:)), parent.name != "map" else { return true }
    return parent.isVisible && problem(of: parent, on: screen) == nil && !parent.type.hasSuffix("ScrollView")
  }

  private static func problem(of view: SolvedView, on screen: AuditedScreen) -> String? {
    let frame = view.frame
    if frame.width < 0.5 || frame.height < 0.5 {
      return view.hasSomethingToShow ? "has no size: \(frame.inWords)" : nil
    }
    let inside = frame.intersection(screen.bounds)
    if inside.area == 0 { return "lies wholly off the screen: \(frame.inWords)" }
    // A bottom sheet may wait below the edge; text, controls and the SDK's components must be whole.
    let isWhole = screen.bounds.holds(view.visibleFrame)
    let isCard = view.origin == .sdk && view.parent == "map"
    return isWhole || !(view.isInteractive || view.text != nil || isCard)
      ? nil : "is cut by the screen's edge: \(view.visibleFrame.inWords)"
  }
}

extension CGRect {
  /// Whether `other` sticks out by less than a point.
  fileprivate func holds(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return common.width > other.width - 1 && common.height > other.height - 1
  }
}

extension SolvedView {
  fileprivate var hasSomethingToShow: Bool {
    origin == .sdk || isInteractive || text?.string.isEmpty == false || (contentWidth ?? 0) > 0
  }
}
