package import Foundation

/// One place where a layout goes against a rule.
package struct AuditFinding: Sendable, Hashable {
  package var rule: RuleInfo
  /// What is wrong, with names and numbers; one sentence without a full stop.
  package var message: String
  /// The views and guides it is about, the one to change first.
  package var views: [String]
  /// Where to mark it on the picture, in points of the map; nil for what has no place.
  package var mark: CGRect?
  /// The screen it was found on; nil for the source.
  package var screen: String?

  package init(
    _ rule: RuleInfo, _ message: String, views: [String] = [], mark: CGRect? = nil, screen: String? = nil
  ) {
    (self.rule, self.message, self.views, self.mark, self.screen) = (rule, message, views, mark, screen)
  }
}
