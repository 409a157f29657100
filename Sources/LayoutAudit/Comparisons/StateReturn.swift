/// A state looks the same after another one.
package enum StateReturn: RunRule {
  package static let info = RuleInfo(
    "state-return", .error,
    rule: "A state that is left and entered again looks as before.",
    basis: "SDK guide, essential checklist: clean up on state exit before the ready layout is restored",
    remedy: "Restore every constraint and constant that the other state changed.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.returns.flatMap { pair in
      FrameChange.changes(from: pair.first.layout, to: pair.second.layout).map { change in
        AuditFinding(
          info, "after \(pair.between), \(change.inWords)", views: [change.view], mark: change.second,
          screen: pair.second.name)
      }
    }
  }
}
