import Foundation

/// The folder of a report: the page, the summary it is made from, and the pictures both name.
package struct ReportFolder: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static let pageName = "index.html"

  /// What every report has, whatever it shows.
  var files: [String] { [VerificationSummary.fileName, Self.pageName].map { "\(path)/\($0)" } }

  package func write(_ summary: VerificationSummary) throws {
    try FileOutput.write(try summary.text, to: "\(path)/\(VerificationSummary.fileName)")
    try FileOutput.write(try ReportPage(summary).html, to: "\(path)/\(Self.pageName)")
  }

  /// Copies the pictures that a summary names from the folder it was read from.
  package func copyFiles(of summary: VerificationSummary, from source: ReportFolder) throws(FileError) {
    for item in summary.cases {
      for name in item.files.values.sorted() {
        try FileOutput.write(try FileOutput.read("\(source.path)/\(name)"), to: "\(path)/\(name)")
      }
    }
  }

  /// Removes the pictures of the run before, as its summary lists them, so that they are not taken for this run's.
  package func removeResults() {
    guard let old = try? VerificationSummary(path: path) else { return }
    for name in old.cases.flatMap(\.files.values) where !name.hasPrefix("/") && !name.contains("..") {
      let file = "\(path)/\(name)"
      try? FileManager.default.removeItem(atPath: file)
      rmdir((file as NSString).deletingLastPathComponent)
    }
    for file in files { try? FileManager.default.removeItem(atPath: file) }
  }
}
