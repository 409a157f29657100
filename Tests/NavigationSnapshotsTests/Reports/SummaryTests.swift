import Foundation
import Testing

@testable import SnapshotEngine

struct SummaryTests {
  private let summary = SummaryFixture.summary

  @Test func `every verdict reads back as it was written`() throws {
    let folder = try TemporaryFolder()
    try ReportFolder(folder.path).write(summary)
    #expect(try VerificationSummary(path: folder.path) == summary)
    #expect(summary.counts.map(\.kind) == VerdictKind.allCases)
  }

  @Test func `a file that is no summary is told by its name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{}", to: "summary.json")
    let error = try #require(throws: FileError.self) { try VerificationSummary(path: folder.path) }
    #expect(error.description.contains("it is not a summary of 'navshot verify'"))
  }

  /// The summary's cases dealt out to two shards by every second one.
  private func shard(_ index: Int) throws -> VerificationSummary {
    var part = summary
    part.shard = Shard(index: index + 1, of: 2)
    part.suites[0].cases = summary.suites[0].cases.enumerated().filter { $0.offset % 2 == index }.map(\.element)
    return part
  }

  @Test func `two shards make the summary of one run, in either order`() throws {
    let parts = [(path: "a", summary: try shard(0)), (path: "b", summary: try shard(1))]
    #expect(try SummaryMerge(parts).summary == summary)
    #expect(try SummaryMerge(parts.reversed()).summary == summary)
  }

  @Test func `what no shard made is a missing render`() throws {
    let merged = try SummaryMerge([(path: "a", summary: shard(0))]).summary
    #expect(merged.suites[0].cases.map(\.name) == summary.suites[0].planned)
    #expect(merged.suites[0].cases[1].verdict == .missingRender)
    #expect(merged.exitStatus == .differences)
  }

  @Test func `a shard that is given twice is refused`() throws {
    let part = (path: "a", summary: try shard(0))
    #expect(throws: MergeError.twice(name: "suite/phone/scenario-failed", path: "a")) {
      try SummaryMerge([part, part])
    }
  }

  @Test func `shards of other matrices are refused`() throws {
    var other = try shard(1)
    other.suites[0].planned.removeLast()
    let parts = [(path: "a", summary: try shard(0)), (path: "b", summary: other)]
    #expect(throws: MergeError.otherPlan(suite: "suite", path: "b")) { try SummaryMerge(parts) }
  }
}
