import LayoutModel

/// Components that size themselves get no width or height from the layout.
package enum FixedSize: ScreenRule {
  package static let info = RuleInfo(
    "fixed-size", .error,
    rule: "The turn card, ETA card, prompts, logo and speed widget get no custom width or height.",
    basis: "SDK guide, essential checklist: respect fixed sizes",
    remedy: "Remove the width or height constraint; place the component by one edge or its centre on each axis.")

  static let components: Set = ["turnCard", "etaCard", "googleLogo", "speedWidget", "prompt", "oldPrompt"]

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    let sizes = screen.layout.constraints.filter { $0.isCustom && ($0.isSize || $0.isAspect) }.compactMap {
      constraint -> AuditFinding? in
      let ends = [constraint.first, constraint.second].compactMap(\.self)
      guard let end = ends.first(where: { components.contains($0.item) && $0.isSize }) else { return nil }
      // A view of the app's own that follows a component's size leaves the component alone.
      guard end == constraint.first || components.contains(constraint.first.item) else { return nil }
      return AuditFinding(
        info, "a constraint sets the \(end.attribute) of \(end.item): \(constraint.equation)", views: [end.item],
        mark: screen.layout.view(named: end.item)?.frame, screen: screen.name)
    }
    return sizes + pinned(on: screen)
  }

  /// Two opposite edges that are tied to what the view lies in are a size in other words.
  private static func pinned(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { components.contains($0.name) }.flatMap { view -> [AuditFinding] in
      let edges = tiedEdges(of: view, on: screen)
      let pairs = [("leading", "trailing"), ("left", "right"), ("top", "bottom")]
      return pairs.filter { edges.contains($0.0) && edges.contains($0.1) }.map { pair in
        screen.finding(
          info, "\(view.name) is held at both \(pair.0) and \(pair.1), which sets its size", about: view)
      }
    }
  }

  private static func tiedEdges(of view: SolvedView, on screen: AuditedScreen) -> Set<String> {
    Set(
      screen.layout.constraints.compactMap { constraint -> String? in
        guard constraint.isCustom, constraint.priority >= 1000, constraint.relation == "==" else { return nil }
        guard let second = constraint.second else { return nil }
        let ends = [(constraint.first, second), (second, constraint.first)]
        return ends.first { $0.0.item == view.name && screen.anchor($0.1, holds: view) }?.0.attribute
      })
  }
}

extension AuditedScreen {
  /// Whether an anchor of what surrounds `view` holds it. A guide that follows the view does not.
  fileprivate func anchor(_ anchor: SolvedConstraint.Anchor, holds view: SolvedView) -> Bool {
    let guide = layout.guide(named: anchor.item)
    let owner = guide?.owner ?? anchor.item
    guard owner != view.name, self.view(view.name, isIn: owner) else { return false }
    return guide.map { $0.isBuiltIn || layout.isPlaced(anchor, apartFrom: view.name) } ?? true
  }
}
