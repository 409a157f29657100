import Testing

@testable import UIKit

/// Gives each test a clock and a record of failures of its own, so that tests which run side by side do not meet there.
nonisolated struct Isolated: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  nonisolated func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let failures = await Self.silentFailures()
    let clock = await AnimationClock()
    try await LayoutFailures.$shared.withValue(failures) {
      try await AnimationClock.$shared.withValue(clock, operation: function)
    }
  }

  @MainActor private static func silentFailures() -> LayoutFailures {
    let failures = LayoutFailures()
    failures.writesToStandardError = false
    return failures
  }
}

extension Trait where Self == Isolated {
  /// A clock and a record of failures of the test's own.
  nonisolated static var isolated: Self { Isolated() }
}
