/// A rule that is checked on one screen at a time.
package protocol ScreenRule: Sendable {
  static var info: RuleInfo { get }
  /// What goes against the rule, in the layout's own order.
  static func findings(on screen: AuditedScreen) -> [AuditFinding]
}
