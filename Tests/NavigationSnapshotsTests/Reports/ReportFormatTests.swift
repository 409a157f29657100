import Foundation
import Testing

@testable import SnapshotEngine

/// The formats that other tools read.
struct ReportFormatTests {
  private let summary = SummaryFixture.summary

  @Test func `JUnit tells failures from errors`() throws {
    let text = JUnitReport(summary: summary).text
    #expect(text.contains("<testsuite name=\"suite\" tests=\"10\" failures=\"5\" errors=\"4\">"))
    #expect(text.contains("<testcase classname=\"suite.phone\" name=\"phone/passed\"/>"))
    #expect(text.contains("Fatal error: &lt;nil&gt; &amp; &quot;more&quot;"))
  }

  @Test func `JUnit leaves out what XML cannot hold`() {
    #expect(XML.escaped("a\u{1}\u{1B}b\n<") == "ab\n&lt;")
  }

  @Test func `SARIF has a result for each failed case, at its golden`() throws {
    let data = Data(SARIFReport(summary: summary).text.utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 9)
    let text = SARIFReport(summary: summary).text
    #expect(text.contains("golden/suite/phone/layout.layout.json"))
    #expect(text.contains("golden/suite/phone/pixels.png"))
  }

  @Test func `annotations keep their texts in one line`() {
    let lines = GitHubAnnotations(summary: summary).lines
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=golden/suite/phone/") && !$0.contains("\n") })
    #expect(lines.contains { $0.hasSuffix("%0Asuite/phone/layout") })
  }

  @Test func `Markdown escapes what would be markup`() {
    let text = MarkdownReport(summary: summary).text
    #expect(text.hasPrefix("### ❌ 9 of 10 snapshots differ\n"))
    #expect(text.contains("**a \\| b** in 1: `suite/phone/findings`"))
    #expect(text.contains("Fatal error: \\<nil\\>"))
  }

  @Test func `the page holds its data, and nothing of it ends the script`() throws {
    let html = try ReportPage(summary).html
    #expect(html.contains("\\u003cnil>"))
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("http"))
  }

  @Test func `a terminal sees each cause with its cases, and the suite's verdict`() {
    let lines = SummaryText(summary: summary).lines
    #expect(lines.contains("1 picture: pixels differ in roadName text"))
    #expect(lines.contains("suite 'suite': 9 of 10 pictures differ"))
  }
}
