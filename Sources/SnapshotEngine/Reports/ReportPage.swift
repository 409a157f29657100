import Foundation

/// The report: one page with its styles, scripts and data inside, and pictures by relative path. It needs nothing from
/// elsewhere and opens from a file.
package struct ReportPage: Sendable {
  private let summary: VerificationSummary

  package init(_ summary: VerificationSummary) {
    self.summary = summary
  }

  /// What the page's scripts work on.
  private struct PageData: Encodable {
    var summary: VerificationSummary
    var groups: [CauseGroup]
    var kinds: [Kind]
    var approvable: [String]
  }

  private struct Kind: Encodable {
    var name, title: String
  }

  package var html: String {
    get throws {
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>navshot report</title>
      <style>
      \(Self.text(PackageResources.report_css))
      </style>
      </head>
      <body>
      <div id="list"></div>
      <div id="viewer" hidden></div>
      \(Self.keys)
      <noscript><p>This report needs JavaScript; \(VerificationSummary.fileName) beside it holds the same.</p></noscript>
      <script type="application/json" id="data">\(try data)</script>
      <script>
      "use strict";
      \(Self.script)
      </script>
      </body>
      </html>

      """
    }
  }

  private var data: String {
    get throws {
      let kinds = VerdictKind.allCases
      let page = PageData(
        summary: summary, groups: CauseGroups(summary).groups,
        kinds: kinds.map { Kind(name: $0.rawValue, title: $0.title) },
        approvable: kinds.filter(\.isApprovable).map(\.rawValue))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // No text of a case may end the script element.
      return String(decoding: try encoder.encode(page), as: UTF8.self).replacing("<", with: "\\u003c")
    }
  }

  private static var script: String {
    [
      PackageResources.model_js, PackageResources.list_js, PackageResources.viewer_js, PackageResources.side_js,
      PackageResources.report_js,
    ].map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let keys = """
    <dialog id="keys"><h2>Keys</h2><dl>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous case</dd>
    <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>side by side, slider, onion skin, blink, difference</dd>
    <dt><kbd>space</kbd></dt><dd>flip between expected and actual</dd>
    <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, fit</dd>
    <dt><kbd>c</kbd></dt><dd>copy the command that approves the case</dd>
    <dt><kbd>/</kbd></dt><dd>filter the list</dd>
    <dt><kbd>esc</kbd></dt><dd>back to the list</dd>
    </dl><form method="dialog"><button>Close</button></form></dialog>
    """
}
