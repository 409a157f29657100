import LayoutModel

/// What belongs to a state goes when the state goes.
package enum LeftoverView: ScreenRule {
  package static let info = RuleInfo(
    "leftover-view", .error,
    rule: "stopGuidance and disableNavigationUI remove the views and guides of the state that ends.",
    basis: "SDK guide, essential checklist: clean up on state exit",
    remedy:
      "Deactivate the state's constraints and remove its views in stopGuidance, and everything, prompts and layout guides too, in disableNavigationUI."
  )

  /// What only active guidance has.
  static let guidanceOnly = ["turnCard", "etaCard", "tripProgressBar", "speedWidget", "reportingButton"]

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    switch screen.facts.phase {
    case .guidance: []
    case .ready: views(guidanceOnly, "active guidance has ended", on: screen) + prompts(on: screen)
    case .off:
      views(guidanceOnly + MandatoryView.names + ["compassButton", "unknownButton"], "navigation is off", on: screen)
        + prompts(on: screen) + custom(on: screen)
    }
  }

  private static func views(_ names: [String], _ reason: String, on screen: AuditedScreen) -> [AuditFinding] {
    names.compactMap { screen.layout.view(named: $0) }.map {
      screen.finding(info, "\($0.name) is still in the view hierarchy although \(reason)", about: $0)
    }
  }

  private static func prompts(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.name.hasPrefix("prompt") || $0.name.hasPrefix("oldPrompt") }
      .filter { $0.origin == .sdk }
      .map { screen.finding(info, "\($0.name) is still in the view hierarchy although guidance has ended", about: $0) }
  }

  /// With navigation off the map holds nothing of the delegate's.
  private static func custom(on screen: AuditedScreen) -> [AuditFinding] {
    let views = screen.layout.views.filter { $0.origin == .custom && $0.parent == "map" }.map {
      screen.finding(info, "\($0.name) (\($0.type)) is still in the map although navigation is off", about: $0)
    }
    let guides = screen.layout.guides.filter { $0.owner == "map" && !$0.isBuiltIn && !isOfTheSDK($0) }.map {
      AuditFinding(
        info, "the layout guide \($0.name) is still in the map although navigation is off", views: [$0.name],
        screen: screen.name)
    }
    return views + guides
  }

  private static func isOfTheSDK(_ guide: SolvedGuide) -> Bool {
    guide.name.hasPrefix("navigation") || guide.name.hasPrefix("bottomTrailing")
  }
}
