/// What a rule is, beside the code that checks it.
package struct RuleInfo: Sendable, Hashable, Codable {
  /// Stable and hyphenated, for example `mandatory-view-missing`: what matrices silence and SARIF files name.
  package let id: String
  package let severity: Severity
  /// The rule itself, in one sentence.
  package let rule: String
  /// Where it comes from: the SDK's guide, Apple's documentation, or us.
  package let basis: String
  /// What to do about a finding.
  package let remedy: String

  package init(_ id: String, _ severity: Severity, rule: String, basis: String, remedy: String) {
    (self.id, self.severity, self.rule, self.basis, self.remedy) = (id, severity, rule, basis, remedy)
  }
}
