/// One of several runs that share a suite's cases.
package struct Shard: Sendable, Hashable, Codable, CustomStringConvertible {
  /// 1...count.
  package let index: Int
  package let count: Int

  /// More machines than any run has; a larger number is a slip of the pen.
  package static let mostShards = 10_000

  /// Nil where the numbers make no shard.
  package init?(index: Int, of count: Int) {
    guard (1...Self.mostShards).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, of: count)
  }

  package var description: String { "\(index)/\(count)" }
}
