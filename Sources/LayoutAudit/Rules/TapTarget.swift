import LayoutModel
import Foundation

/// Controls are large enough for a finger.
package enum TapTarget: ScreenRule {
  package static let info = RuleInfo(
    "tap-target", .warning,
    rule: "A control is at least 44 by 44 points.",
    basis: "Apple's Human Interface Guidelines",
    remedy: "Give the control a minimum width and height of 44 points.")

  private static let least = 44.0

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.isInteractive && $0.isVisible && $0.origin == .custom && $0.frame.area > 0 }
      .filter { $0.frame.width < least - 0.5 || $0.frame.height < least - 0.5 }
      .map { view in
        screen.finding(
          info, "\(view.name) is \(view.frame.width.inWords) × \(view.frame.height.inWords) pt, less than 44 × 44",
          about: view)
      }
  }
}
