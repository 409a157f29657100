import LayoutModel

extension AuditedScreen {
  /// The prompts on the screen, the present one first.
  var prompts: [SolvedView] {
    layout.views.filter { $0.origin == .sdk && ($0.name.hasPrefix("prompt") || $0.name.hasPrefix("oldPrompt")) }
  }

  func isOnPrompt(_ candidate: SolvedView) -> Bool {
    prompts.contains { view(candidate.name, isIn: $0.name) }
  }
}
