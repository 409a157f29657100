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
    let panels = Dictionary(grouping: covers) { screen.panel(of: $0.view) ?? $0.view }
    return panels.sorted { $0.key < $1.key }.compactMap { panel, covers in
      let frames = covers.map(\.frame)
      guard Coverage.share(of: card, by: frames) > 0.01 else { return nil }
      return AuditFinding(
        info, "\(panel) is drawn over the prompt", views: [panel, prompt.name],
        mark: frames.reduce(.null) { $0.union($1) }, screen: screen.name)
    }
  }
}
