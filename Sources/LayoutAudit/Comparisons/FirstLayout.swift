/// The first layout is the layout.
package enum FirstLayout: RunRule {
  package static let info = RuleInfo(
    "first-layout", .error,
    rule: "A screen looks the same at first and after its size has changed and come back.",
    basis: "ours: layouts that are right only after a rotation read sizes before they are known",
    remedy: "Do not read frames before layout; let constraints say it, or recompute in sizeChanged.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    run.roundTrips.flatMap { pair in
      FrameChange.changes(from: pair.first.layout, to: pair.second.layout).map { change in
        AuditFinding(
          info, "after \(pair.between), \(change.inWords)", views: [change.view], mark: change.second,
          screen: pair.second.name)
      }
    }
  }
}
