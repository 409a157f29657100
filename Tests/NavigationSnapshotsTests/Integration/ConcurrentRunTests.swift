import Foundation
import Testing

@testable import SnapshotEngine

/// Several runs at the same time, on one suite or into one folder.
struct ConcurrentRunTests {
  private let suite: RecordedSuite

  init() throws { suite = try RecordedSuite() }

  /// Runs command lines side by side and returns what they came to, in their order.
  private func runAll(_ commands: [[String]]) async throws -> [Program.Run] {
    try await withThrowingTaskGroup(of: (Int, Program.Run).self) { group in
      for (index, command) in commands.enumerated() { group.addTask { (index, try Program().run(command)) } }
      var runs: [Int: Program.Run] = [:]
      for try await (index, run) in group { runs[index] = run }
      return commands.indices.compactMap { runs[$0] }
    }
  }

  @Test func `runs into one folder come to what each would alone`() async throws {
    try suite.alterPixel(of: "active-guidance.png")
    let alone = ["verify", suite.path, "--out", "\(suite.folder.path)/alone"]
    let together = ["verify", suite.path, "--out", suite.out]
    let passing = together + ["--only", "*.rtl"]
    let runs = try await runAll([alone, together, passing, together, passing])
    #expect(runs.map(\.status) == [1, 1, 0, 1, 0])
    #expect(try suite.verify().status == 1)
    #expect(suite.files("out") == suite.files("alone"))
  }

  @Test func `recording and verifying at once leave the goldens whole`() async throws {
    let record = ["record", suite.path]
    let verify = ["verify", suite.path, "--out"]
    let runs = try await runAll([
      record, verify + [suite.out], record, verify + ["\(suite.folder.path)/other"],
    ])
    #expect(runs.map(\.status) == [0, 0, 0, 0])
    #expect(suite.files("golden/sample").count == 5)
  }

  @Test func `a folder's lock lets readers in together, and a writer alone`() throws {
    var waits = 0
    do {
      let readers = [FolderLock(suite.path, for: .reading), FolderLock(suite.path, for: .reading) { waits += 1 }]
      withExtendedLifetime(readers) {}
    }
    let writer = FolderLock(suite.path, for: .changing) { waits += 1 }
    withExtendedLifetime(writer) {}
    #expect(waits == 0)
  }

  @Test func `what a killed run left is not taken for this run's`() throws {
    try FileOutput.write("old", to: "\(suite.out)/sample/iphone-se/active-guidance.difference.png")
    #expect(try suite.verify().status == 0)
    #expect(suite.files("out") == ["index.html", "summary.json"])
  }
}
