import Foundation

/// A worker's order as it arrives: what holds for all jobs, then job after job.
struct OrderLines {
  private let descriptor: Int32
  /// What relative paths start from, as a delegate may go elsewhere.
  private let folder = FileManager.default.currentDirectoryPath
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func order() throws -> WorkerOrder {
    try JSONDecoder().decode(WorkerOrder.self, from: Data(nextLine() ?? []))
  }

  /// Waits for the next job; nil after the last.
  mutating func nextItem() throws -> WorkerOrder.Item? {
    guard let line = nextLine() else { return nil }
    var item = try JSONDecoder().decode(WorkerOrder.Item.self, from: Data(line))
    item.job.resolvePaths(in: folder)
    return item
  }

  private mutating func nextLine() -> [UInt8]? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      guard read() else { return nil }
    }
  }

  /// False at the end.
  private mutating func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    var count = Foundation.read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = Foundation.read(descriptor, &bytes, bytes.count) }
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }
}
