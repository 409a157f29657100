import LayoutModel

/// Texts can be read to their end.
package enum TruncatedText: ScreenRule {
  package static let info = RuleInfo(
    "truncated-text", .warning,
    rule: "Text is shown whole.",
    basis: "Apple's Human Interface Guidelines: avoid truncating text",
    remedy: "Allow more lines, a smaller font scale, or more room.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { $0.origin == .custom && $0.isVisible }.compactMap { view in
      guard let text = view.text, text.isTruncated else { return nil }
      return screen.finding(info, "\(view.name) cannot show all of '\(text.string)'", about: view)
    }
  }
}
