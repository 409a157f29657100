/// Why a test's snapshots are not as recorded. Thrown where no test of Swift Testing runs, as in XCTest.
public struct SnapshotFailure: Error, CustomStringConvertible {
  /// The differences, causes first, and where the report is.
  public let description: String
  /// The pictures of each case that differs: expected, actual and difference, those that there are.
  public let pictures: [String]

  init(_ summary: VerificationSummary, folder: ReportFolder, note: String?) {
    let lines = [note].compactMap(\.self) + SummaryText(summary: summary).lines
    description = (lines + ["report: \(folder.path)/\(ReportFolder.pageName)"]).joined(separator: "\n")
    pictures = summary.failures.flatMap { item in
      [ResultFile.expected, .actual, .difference].compactMap { item.file($0) }.map { "\(folder.path)/\($0)" }
    }
  }
}
