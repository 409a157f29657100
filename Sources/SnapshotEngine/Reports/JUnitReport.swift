/// A summary as JUnit XML, which most CI systems show as test results.
struct JUnitReport {
  let summary: VerificationSummary

  var text: String {
    let suites = summary.suites.map(suite).joined(separator: "\n")
    let failures = summary.failures.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="navshot" tests="\(summary.cases.count)" failures="\(failures)">
      \(suites)
      </testsuites>

      """
  }

  private func suite(_ suite: SuiteSummary) -> String {
    let errors = suite.cases.filter(\.isError).count
    let failures = suite.cases.filter { !$0.isPassed }.count - errors
    let cases = suite.cases.map { testCase($0, suite: suite.name) }.joined(separator: "\n")
    return """
      <testsuite name="\(XML.escaped(suite.name))" tests="\(suite.cases.count)" failures="\(failures)" \
      errors="\(errors)">
      \(cases)
      </testsuite>
      """
  }

  private func testCase(_ item: CaseSummary, suite: String) -> String {
    let start = "<testcase classname=\"\(XML.escaped("\(suite).\(item.device)"))\" name=\"\(XML.escaped(item.name))\""
    guard !item.isPassed else { return start + "/>" }
    let element = item.isError ? "error" : "failure"
    let lines = item.problems.flatMap(\.lines) + item.gates.map(\.description)
    return """
      \(start)><\(element) type="\(item.verdict.rawValue)" message="\(XML.escaped(lines.first ?? item.verdict.title))">\
      \(XML.escaped(lines.joined(separator: "\n")))</\(element)></testcase>
      """
  }
}

extension CaseSummary {
  /// Whether there was nothing to compare.
  fileprivate var isError: Bool {
    [.scenarioFailed, .missingRender, .unreadableGolden, .mixedGolden].contains(verdict)
  }
}

/// Text for an XML file.
enum XML {
  /// Also leaves out the control characters that XML cannot hold.
  static func escaped(_ text: String) -> String {
    let allowed = text.unicodeScalars.filter { scalar in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || "\n\t".unicodeScalars.contains(scalar)
    }
    return HTML.escaped(String(String.UnicodeScalarView(allowed)))
  }
}
