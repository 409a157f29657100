/// Holds a delegate's screens against the SDK's rules.
package enum LayoutAudit {
  /// The rules that look at one screen, in the order of their findings.
  package static let screenRules: [any ScreenRule.Type] = [
    MandatoryViewMissing.self, MandatoryViewHidden.self, LogoObscured.self, FixedSize.self, PhysicalSides.self,
    LeftoverView.self, OverlappingControls.self, PromptNotTopmost.self, PromptCovers.self, UnderSystemArea.self,
    OffScreen.self, TapTarget.self, WideCardEdge.self, StackHidden.self, InternalsTouched.self, ButtonDropped.self,
    VehicleCovered.self, ViewportCovered.self, Unsatisfiable.self, AmbiguousLayout.self, TruncatedText.self,
    TextContrast.self, AccessibilityLabel.self, ReadingOrder.self,
  ]

  /// The rules that compare screens, or read the source.
  package static let runRules: [any RunRule.Type] = [
    StateReturn.self, StateLeak.self, FirstLayout.self, NotMirrored.self, WideModeIgnored.self,
    WideModeInconsistent.self, LegacyAPI.self, ButtonIndex.self, InternalsWalked.self,
  ]

  /// Every rule's description.
  package static var rules: [RuleInfo] { screenRules.map { $0.info } + runRules.map { $0.info } }

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screenRules.flatMap { $0.findings(on: screen) }
  }

  /// All findings: by screen, then those of comparisons.
  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.screens.flatMap(findings(on:)) + runRules.flatMap { $0.findings(in: run) }
  }
}
