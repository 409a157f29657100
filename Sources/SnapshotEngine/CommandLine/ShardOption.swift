import Foundation

/// The option that shares a run's cases among several machines.
struct ShardOption: Sendable {
  static let option = CommandForm.Option(
    name: "shard", value: "I/N|auto",
    help: "Only the I-th of N parts of the cases; auto takes both numbers from the CI system's variables.")

  let shard: Shard?

  init(_ arguments: ParsedArguments, environment: [String: String]) throws {
    switch arguments.value(Self.option.name) {
    case nil: shard = nil
    case "auto": shard = try Shard(environment: environment)
    case let text?:
      guard let shard = Shard(text) else { throw UsageError.badShard(text) }
      self.shard = shard
    }
  }

  /// The scenarios of this shard, of all suites together.
  func share(of cases: [(suite: Suite, scenarios: [Scenario])]) throws -> [(suite: Suite, scenarios: [Scenario])] {
    guard let shard else { return cases }
    func name(_ suite: Suite, _ scenario: Scenario) -> String { "\(suite.name)/\(scenario.fileStem)" }
    let entries = try cases.flatMap { suite, scenarios in
      let costs = try CaseCosts(of: suite)
      return scenarios.map { ShardPlan.Entry(name: name(suite, $0), cost: costs.cost(of: $0)) }
    }
    let plan = ShardPlan(entries, count: shard.count)
    return cases.map { suite, scenarios in (suite, scenarios.filter { plan.includes(name(suite, $0), in: shard) }) }
  }
}
