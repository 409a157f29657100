import LayoutModel

/// Controls say what they do.
package enum AccessibilityLabel: ScreenRule {
  package static let info = RuleInfo(
    "accessibility-label", .warning,
    rule: "Every control has an accessibility label or a text.",
    basis: "SDK guide, essential checklist: the delegate answers for the layout's accessibility",
    remedy: "Set accessibilityLabel.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.isInteractive && $0.isVisible && $0.origin == .custom }
      .filter { view in !hasWords(view) && !contents(of: view, on: screen).contains(where: hasWords) }
      .map { screen.finding(info, "\($0.name) has neither a label nor a text", about: $0) }
  }

  private static func hasWords(_ view: SolvedView) -> Bool {
    view.accessibilityLabel?.isEmpty == false || view.text?.string.isEmpty == false
  }

  private static func contents(of view: SolvedView, on screen: AuditedScreen) -> [SolvedView] {
    screen.layout.views.filter { $0.name != view.name && screen.view($0.name, isIn: view.name) }
  }
}
