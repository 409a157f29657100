import Foundation
public import GoogleNavigation
public import LayoutModel
public import SnapshotEngine
import Testing

/// Holds one picture of a layout against its golden, pixels and frames.
///
/// The golden lies in `__Snapshots__/FILE/NAME` beside the test's file. In a test of Swift Testing a difference is an issue
/// with the expected, the actual and the difference picture attached; elsewhere, as in XCTest, it is thrown as a
/// `SnapshotFailure`. A golden that does not exist is recorded, and the test fails that once; `RecordMode` and the
/// variable `NAVSHOT_RECORD` say otherwise.
/// - Parameters:
///   - layout: makes the delegate.
///   - device: a screen's name, for example `iphone-15`.
///   - state: a state's or another scenario's name, for example `active-guidance`.
///   - lighting: `day` or `night`.
///   - locale: a locale identifier; nil for the direction's own language.
///   - time: seconds after the last event; nil for the moment when all animations have ended.
///   - scale: pixels per point; nil for the device's own.
///   - name: tells the golden from those of other tests in the file; the function's name where it is left out.
@MainActor
public func verifySnapshot(
  of layout: @autoclosure @escaping @MainActor () -> any NavigationLayoutDelegate, device: String = "iphone-15",
  state: String = "active-guidance", direction: LayoutDirection = .leftToRight, lighting: String = "day",
  locale: String? = nil, time: Double? = nil, scale: Double? = nil, name: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async throws {
  let matrix = SnapshotMatrix(
    devices: [device], states: [state], directions: [direction], lightings: [lighting],
    locales: locale.map { [$0] } ?? [], times: time.map { [$0] } ?? [], scale: scale)
  try await verifySnapshots(
    of: layout(), matrix, name: name, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Holds every picture of a matrix against its golden, as `verifySnapshot` does for one.
/// - Parameters:
///   - layout: makes a delegate, one for each picture.
///   - matrix: which pictures.
///   - name: tells the goldens from those of other tests in the file; the function's name where it is left out.
@MainActor
public func verifySnapshots(
  of layout: @autoclosure @escaping @MainActor () -> any NavigationLayoutDelegate, _ matrix: SnapshotMatrix,
  name: String = #function, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) async throws {
  let environment = ProcessInfo.processInfo.environment
  let test = try SnapshotTest(matrix, file: filePath, name: name, environment: environment, makeDelegate: layout)
  try await verify(
    test, environment, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Holds the pictures of a `matrix.json` against their goldens, as `navshot verify` does, with the test's own delegate.
/// - Parameters:
///   - layout: makes a delegate, one for each picture.
///   - suite: the folder of the `matrix.json`, relative to the test's file. What it says of delegates is left aside.
///   - patterns: shell patterns for names of cases, for example `iphone*/*prompt*`; empty for all.
@MainActor
public func verifySnapshots(
  of layout: @autoclosure @escaping @MainActor () -> any NavigationLayoutDelegate, suite: String,
  only patterns: [String] = [], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) async throws {
  let environment = ProcessInfo.processInfo.environment
  let test = try SnapshotTest(
    suite: suite, only: patterns, file: filePath, environment: environment, makeDelegate: layout)
  try await verify(
    test, environment, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func verify(
  _ test: SnapshotTest, _ environment: [String: String], _ location: SourceLocation
) async throws {
  try await test.verify(recording: .current(environment: environment)) { failure in
    try SnapshotReporting.report(failure, at: location)
  }
}
