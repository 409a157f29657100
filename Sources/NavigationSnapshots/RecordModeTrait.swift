public import SnapshotEngine
public import Testing

/// Says which goldens the snapshots of a test or suite may write; see `Trait.recordsSnapshots(_:)`.
public struct RecordModeTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }
  let mode: RecordMode

  @TaskLocal static var current: RecordMode?

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordModeTrait {
  /// Lets snapshots of a test or suite write goldens. The variable `NAVSHOT_RECORD` goes over it, for one run.
  public static func recordsSnapshots(_ mode: RecordMode) -> Self { Self(mode: mode) }
}

extension RecordMode {
  /// What holds for the running test: the variable `NAVSHOT_RECORD`, then the test's trait, then `never` in CI and
  /// `missing` elsewhere.
  static func current(environment: [String: String]) -> RecordMode {
    if let mode = environment["NAVSHOT_RECORD"].flatMap(RecordMode.init) { return mode }
    return RecordModeTrait.current ?? (isCI(environment) ? .never : .missing)
  }
}
