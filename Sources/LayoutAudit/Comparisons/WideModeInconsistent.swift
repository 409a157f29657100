/// Every callback knows wide mode.
package enum WideModeInconsistent: RunRule {
  package static let info = RuleInfo(
    "wide-mode-inconsistent", .error,
    rule: "A wide map looks the same whether the app starts on it or is rotated to it.",
    basis: "SDK guide, wide mode: evaluate wideMode in every callback, not in sizeChanged alone",
    remedy: "Choose the variant by wideMode in enableNavigationUI, startGuidance, stopGuidance and sizeChanged alike.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.rotations.flatMap { pair in
      FrameChange.changes(from: pair.first.layout, to: pair.second.layout).map { change in
        AuditFinding(
          info, "after \(pair.between), \(change.inWords) where a start on that screen has the first",
          views: [change.view],
          mark: change.second, screen: pair.second.name)
      }
    }
  }
}
