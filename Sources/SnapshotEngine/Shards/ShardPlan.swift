/// Deals cases out to shards so that all take about as long.
///
/// The same cases and costs give the same shards, in whatever order the cases come: every machine of a run can find its
/// own share alone.
package struct ShardPlan: Sendable {
  package struct Entry: Sendable, Hashable {
    /// Unique among the entries.
    package var name: String
    /// Above 0; only the proportion counts.
    package var cost: Double

    package init(name: String, cost: Double) {
      (self.name, self.cost) = (name, cost)
    }
  }

  private let owners: [String: Int]
  /// What each shard costs.
  package let loads: [Double]

  /// The dearest case goes first, each to the shard with least to do.
  package init(_ entries: [Entry], count: Int) {
    var loads = [Double](repeating: 0, count: max(count, 1))
    var owners: [String: Int] = [:]
    for entry in entries.sorted(by: { ($1.cost, $0.name) < ($0.cost, $1.name) }) {
      let shard = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[shard] += entry.cost
      owners[entry.name] = shard
    }
    (self.owners, self.loads) = (owners, loads)
  }

  package func includes(_ name: String, in shard: Shard) -> Bool { owners[name] == shard.index - 1 }
}
