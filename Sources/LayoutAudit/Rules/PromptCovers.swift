import LayoutModel
import Foundation

/// A prompt leaves the logo, the viewport and the buttons free.
package enum PromptCovers: ScreenRule {
  package static let info = RuleInfo(
    "prompt-covers", .error,
    rule: "A prompt overlaps neither the viewport nor the logo nor a button.",
    basis: "SDK guide, dynamic prompts: update the layout so that a prompt overlaps none of them",
    remedy: "Tie the bottom of logo, viewport and buttons to a guide that the prompt pushes up.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard let prompt = screen.visibleView("prompt"), prompt.visibleFrame.overlaps(screen.bounds) else { return [] }
    let buttons = screen.layout.views.filter {
      $0.isInteractive && $0.isVisible && !screen.isOnPrompt($0) && !screen.view(prompt.name, isIn: $0.name)
        && !Self.cards.contains($0.name) && !screen.isOnCard($0)
    }
    let others = MandatoryView.names.compactMap(screen.visibleView) + buttons
    return others.filter { prompt.visibleFrame.overlaps($0.visibleFrame) }.map { other in
      let common = prompt.visibleFrame.intersection(other.visibleFrame)
      return AuditFinding(
        info, "the prompt covers \(common.inWords) of \(other.name)", views: [other.name, prompt.name], mark: common,
        screen: screen.name)
    }
  }

  /// The prompt is meant to cover the footer.
  private static let cards: Set = ["etaCard"]
}

extension AuditedScreen {
  fileprivate func isOnCard(_ candidate: SolvedView) -> Bool { view(candidate.name, isIn: "etaCard") }
}
