/// A rule that compares screens of one delegate, or reads its source.
package protocol RunRule: Sendable {
  static var info: RuleInfo { get }
  static func findings(in run: AuditedRun) -> [AuditFinding]
}
