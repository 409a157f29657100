import Foundation
import Testing

@testable import SnapshotEngine

/// A worker reads its jobs one after the other.
struct OrderLinesTests {
  @Test func `jobs arrive one after the other, until the order ends`() throws {
    let order = WorkerOrder(delegate: .sample(.courier), count: 3, concurrency: 2)
    let job = PictureJob(scenario: Scenario(device: .usual, state: .activeGuidance), formats: [.png], folder: "out")
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
}
