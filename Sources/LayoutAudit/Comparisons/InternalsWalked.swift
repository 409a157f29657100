import SwiftSource

/// The inside of a component is not looked at.
package enum InternalsWalked: RunRule {
  package static let info = RuleInfo(
    "internals-walked", .error,
    rule: "The view hierarchy inside the SDK's components is neither walked nor changed.",
    basis: "SDK guide, implementation principles: do not modify internal view structures",
    remedy: "Use the component as a whole; what it holds changes with the SDK's version.")

  private static let components: Set = [
    "turnCard", "etaCard", "tripProgressBar", "speedWidget", "googleLogo", "newPrompt", "oldPrompt",
  ]

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    let pattern: [TokenPattern] = [
      .word(components), .sign("."), .word(["subviews", "viewWithTag", "insertSubview", "addSubview"]),
    ]
    return run.sources.flatMap { source in
      source.lines(of: pattern).map { line in
        AuditFinding(info, "\(source.file):\(line): the views inside a component of the SDK are used")
      }
    }
  }
}
