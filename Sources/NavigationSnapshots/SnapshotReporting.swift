import SnapshotEngine
import Testing

/// Tells a test what is wrong with its snapshots.
enum SnapshotReporting {
  /// In Swift Testing, attaches the pictures and records one issue; elsewhere throws.
  static func report(_ failure: SnapshotFailure, at location: SourceLocation) throws(SnapshotFailure) {
    guard Test.current != nil else { throw failure }
    for picture in failure.attachments {
      Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
  }
}
