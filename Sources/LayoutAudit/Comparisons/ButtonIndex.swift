import SwiftSource

/// Buttons are found by type.
package enum ButtonIndex: RunRule {
  package static let info = RuleInfo(
    "button-index", .warning,
    rule: "Buttons are found by their type, not by their place in the array.",
    basis: "SDK guide, buttons: do not rely on fixed array indices",
    remedy: "Walk the array and compare each button's type, for example with .compass.")

  package static func findings(in run: AuditedRun) -> [AuditFinding] {
    let patterns: [[TokenPattern]] = [
      [.word(["buttons"]), .sign("["), .number, .sign("]")],
      [.word(["buttons"]), .sign("."), .word(["first", "last"]), .sign("?")],
      [.word(["buttons"]), .sign("."), .word(["first", "last"]), .sign("!")],
    ]
    return run.sources.flatMap { source in
      patterns.flatMap(source.lines).sorted().map { line in
        AuditFinding(info, "\(source.file):\(line): a button is taken by its place in the array")
      }
    }
  }
}
