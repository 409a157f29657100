import Testing

/// Tells a test what is wrong with its snapshots.
enum SnapshotReporting {
  /// How many cases attach their pictures; the report has them all.
  private static let attached = 20

  /// In Swift Testing, attaches the pictures and records one issue; elsewhere throws.
  static func report(
    _ summary: VerificationSummary, folder: ReportFolder, note: String?, at location: SourceLocation
  ) throws(SnapshotFailure) {
    let failure = SnapshotFailure(summary, folder: folder, note: note)
    guard Test.current != nil else { throw failure }
    for item in summary.failures.prefix(attached) { attach(item, folder: folder, at: location) }
    Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
  }

  private static func attach(_ item: CaseSummary, folder: ReportFolder, at location: SourceLocation) {
    for kind in [ResultFile.expected, .actual, .difference] {
      guard let name = item.file(kind), let bytes = try? FileOutput.read("\(folder.path)/\(name)") else { continue }
      let title = item.name.replacing("/", with: "-") + "." + kind.rawValue
      Attachment.record(bytes, named: title, sourceLocation: location)
    }
  }
}
