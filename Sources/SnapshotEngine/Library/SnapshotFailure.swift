/// Why a test's snapshots are not as recorded. Thrown where no test of Swift Testing runs, as in XCTest.
public struct SnapshotFailure: Error, CustomStringConvertible {
  /// The differences, causes first, and where the report is.
  public let description: String
  /// The pictures of each case that differs: expected, actual and difference, those that there are.
  public let pictures: [String]
  /// The pictures of the first cases, under the names that a test attaches them by; the report has them all.
  package let attachments: [(name: String, bytes: [UInt8])]

  /// How many cases attach their pictures.
  private static let attached = 20
  private static let kinds = [ResultFile.expected, .actual, .difference]

  init(_ summary: VerificationSummary, folder: ReportFolder, note: String?) {
    let lines = [note].compactMap(\.self) + SummaryText(summary: summary).lines
    description = (lines + ["report: \(folder.path)/\(ReportFolder.pageName)"]).joined(separator: "\n")
    pictures = summary.failures.flatMap { item in
      Self.kinds.compactMap { item.file($0) }.map { "\(folder.path)/\($0)" }
    }
    attachments = summary.failures.prefix(Self.attached).flatMap { Self.attachments(of: $0, in: folder) }
  }

  private static func attachments(of item: CaseSummary, in folder: ReportFolder) -> [(name: String, bytes: [UInt8])] {
    kinds.compactMap { kind in
      guard let name = item.file(kind), let bytes = try? FileOutput.read("\(folder.path)/\(name)") else { return nil }
      return (item.name.replacing("/", with: "-") + "." + kind.rawValue, bytes)
    }
  }
}
