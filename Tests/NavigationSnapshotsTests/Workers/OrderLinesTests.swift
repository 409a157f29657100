import Foundation
import Testing

@testable import SnapshotEngine

/// A worker reads its jobs one after the other.
struct OrderLinesTests {
  @Test func `jobs arrive one after the other, until the order ends`() throws {
    let order = WorkerOrder(delegate: .sample(.courier), count: 3, concurrency: 2)
    let job = PictureJob(scenario: Scenario(device: .usual, state: .activeGuidance), formats: [.png], folder: "/out")
    let items = (0..<3).map { WorkerOrder.Item(id: $0, job: job) }
    let pipe = Pipe()
    Thread.detachNewThread {
      let (encoder, handle) = (JSONEncoder(), pipe.fileHandleForWriting)
      try? handle.write(contentsOf: encoder.encode(order) + [UInt8(ascii: "\n")])
      for item in items { try? handle.write(contentsOf: encoder.encode(item) + [UInt8(ascii: "\n")]) }
      try? handle.close()
    }
    var lines = OrderLines(pipe.fileHandleForReading.fileDescriptor)
    #expect(try lines.order() == order)
    var arrived: [WorkerOrder.Item] = []
    while let item = try lines.nextItem() { arrived.append(item) }
    #expect(arrived == items)
  }

  /// A delegate may leave the folder that the process was started in.
  @Test func `relative paths start from where the worker was started`() throws {
    var job = PictureJob(scenario: Scenario(device: .usual, state: .activeGuidance), formats: [.png], folder: "out")
    job.golden = GoldenReference(picture: "golden/a.png", layout: "/golden/a.layout.json", results: "out/a")
    job.resolvePaths(in: "/start")
    #expect(job.outputs.map(\.path) == ["/start/out/iphone-15/active-guidance.png"])
    #expect(job.golden?.picture == "/start/golden/a.png")
    #expect(job.golden?.layout == "/golden/a.layout.json")
    #expect(job.golden?.results == "/start/out/a")
  }
}
