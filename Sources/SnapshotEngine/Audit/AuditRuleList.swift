import LayoutAudit

/// The rules by name: for people to read, and for matrices to silence.
enum AuditRuleList {
  static var text: String {
    LayoutAudit.rules.map { info in
      "\(info.id) (\(info.severity.rawValue))\n  \(info.rule)\n  \(info.basis)\n  \(info.remedy)"
    }.joined(separator: "\n\n")
  }

  /// Fails on a silenced rule that does not exist: nothing would be silenced.
  static func check(_ silenced: [SilencedRule]) throws(UsageError) {
    let known = LayoutAudit.rules.map(\.id)
    if let stranger = silenced.first(where: { !known.contains($0.rule) }) {
      throw .badValue(
        option: "silence",
        reason:
          "there is no rule '\(stranger.rule)'\(Suggestion(for: stranger.rule, among: known)); 'navshot audit --rules' lists them"
      )
    }
  }
}
