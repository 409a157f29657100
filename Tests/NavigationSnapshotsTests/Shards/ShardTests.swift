import Testing

@testable import SnapshotEngine

struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5)])
  func `a shard is read`(text: String, index: Int, count: Int) {
    #expect(Shard(text) == Shard(index: index, of: count))
    #expect(Shard(text) != nil)
  }

  @Test(arguments: ["", "0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "/", "1/10001", "1/9223372036854775807"])
  func `what is no shard is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  private static let environments: [(variables: [String: String], shard: String?)] = [
    ([:], nil),
    (["NAVSHOT_SHARD_INDEX": "2", "NAVSHOT_SHARD_COUNT": "3"], "2/3"),
    (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "3/3"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "2/4"),
    (["SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "5"], "5/5"),
    (["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_ARRAY_TASK_MIN": "1"], "1/5"),
    (
      [
        "SLURM_ARRAY_TASK_ID": "20", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "5",
      ], "3/3"
    ),
    (["JOB_COMPLETION_INDEX": "0", "NAVSHOT_SHARD_COUNT": "2"], "1/2"),
    (["PARALLEL_SEQ": "2"], nil),
    (["PARALLEL_SEQ": "2", "NAVSHOT_SHARD_COUNT": "2"], "2/2"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9", "NAVSHOT_SHARD_INDEX": "2", "NAVSHOT_SHARD_COUNT": "3"], "2/3"),
  ]

  @Test(arguments: environments)
  func `a system's variables name the shard`(variables: [String: String], shard: String?) throws {
    #expect(try Shard(environment: variables)?.description == shard)
  }

  @Test func `an indexed job without a count is told what is missing`() throws {
    let error = try #require(throws: ShardError.self) { try Shard(environment: ["JOB_COMPLETION_INDEX": "0"]) }
    #expect(error.description.contains("NAVSHOT_SHARD_COUNT"))
  }

  @Test func `numbers that make no shard are refused`() {
    #expect(throws: ShardError.badVariables("CI_NODE_INDEX=4", "CI_NODE_TOTAL=3")) {
      try Shard(environment: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"])
    }
  }
}

struct ShardPlanTests {
  private let entries = (0..<100).map { ShardPlan.Entry(name: "case-\($0)", cost: Double($0 * 37 % 50 + 1)) }

  private func names(_ entries: [ShardPlan.Entry], _ index: Int, of count: Int) throws -> Set<String> {
    let plan = ShardPlan(entries, count: count)
    let shard = try #require(Shard(index: index, of: count))
    return Set(entries.map(\.name).filter { plan.includes($0, in: shard) })
  }

  @Test(arguments: 1...7)
  func `every case is in one shard`(count: Int) throws {
    let shards = try (1...count).map { try names(entries, $0, of: count) }
    #expect(shards.map(\.count).reduce(0, +) == entries.count)
    #expect(Set(shards.flatMap(\.self)).count == entries.count)
  }

  @Test(arguments: 2...7)
  func `shards cost about the same`(count: Int) throws {
    let loads = ShardPlan(entries, count: count).loads
    let (low, high) = (try #require(loads.min()), try #require(loads.max()))
    #expect(high - low <= 50)
  }

  @Test func `the order of cases does not matter`() throws {
    #expect(try names(entries, 1, of: 3) == names(entries.reversed(), 1, of: 3))
  }

  @Test func `more shards than cases leave some without any`() throws {
    let two = Array(entries.prefix(2))
    #expect(try (1...3).map { try names(two, $0, of: 3).count }.sorted() == [0, 1, 1])
  }
}
