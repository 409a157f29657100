import LayoutModel
import Foundation

/// Nothing is painted over a prompt.
package enum PromptNotTopmost: ScreenRule {
  package static let info = RuleInfo(
    "prompt-not-topmost", .error,
    rule: "A prompt lies above the layout; nothing covers it.",
    basis: "SDK guide, dynamic prompts: place the prompt over the layout",
    remedy: "Add the prompt to the map last, or bring it to the front in showPrompt.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard let prompt = screen.visibleView("prompt") else { return [] }
    let isPrompt = { screen.view($0, isIn: prompt.name) || $0 == "deviceChrome" }
    guard let index = screen.picture.indexAfterItems(where: { screen.view($0, isIn: prompt.name) }) else { return [] }
    let card = prompt.visibleFrame.intersection(screen.bounds)
    let covers = screen.picture.cover(of: card, above: index, isPart: isPrompt)
    guard let top = covers.last, Coverage.share(of: card, by: covers.map(\.frame)) > 0.01 else { return [] }
    return [
      AuditFinding(
        info, "\(top.view) is drawn over the prompt", views: [top.view, prompt.name], mark: top.frame,
        screen: screen.name)
    ]
  }
}
