extension Shard {
  /// The variables by which a system tells a job its number and how many there are.
  package struct Variables: Sendable, Hashable {
    package var system: String
    var index: String
    /// Nil where the system does not tell; `NAVSHOT_SHARD_COUNT` does then.
    var count: String?
    /// The first job's number.
    var first: Int
    /// The variable that holds the first job's number, where that can be chosen.
    var firstVariable: String?
    /// The variable that holds the distance of two numbers, where that can be chosen.
    var stepVariable: String?
  }

  /// Our own variables come first, so that they can correct what a system says.
  package static let systems: [Variables] = [
    Variables(system: "any", index: "NAVSHOT_SHARD_INDEX", count: "NAVSHOT_SHARD_COUNT", first: 1),
    Variables(system: "GitLab CI", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Variables(system: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    Variables(
      system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Variables(system: "Semaphore", index: "SEMAPHORE_JOB_INDEX", count: "SEMAPHORE_JOB_COUNT", first: 1),
    Variables(
      system: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", count: "BITBUCKET_PARALLEL_STEP_COUNT", first: 0),
    Variables(
      system: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", count: "SYSTEM_TOTALJOBSINPHASE", first: 1),
    Variables(
      system: "Slurm arrays", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0,
      firstVariable: "SLURM_ARRAY_TASK_MIN", stepVariable: "SLURM_ARRAY_TASK_STEP"),
    Variables(system: "Kubernetes indexed jobs", index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
    Variables(system: "GNU parallel", index: "PARALLEL_SEQ", count: nil, first: 1),
  ]

  /// The shard that the environment asks for; nil where it names none, as outside of parallel jobs.
  package init?(environment: [String: String]) throws(ShardError) {
    for variables in Self.systems {
      guard let text = environment[variables.index] else { continue }
      let countVariable = variables.count ?? "NAVSHOT_SHARD_COUNT"
      guard let total = environment[countVariable] else {
        // A system that says no number at all is no parallel job; one that says half of it is set up wrongly.
        if variables.count == nil, variables.system == "GNU parallel" { continue }
        throw .missingVariable(countVariable, beside: variables.index)
      }
      let first = variables.firstVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? variables.first
      let step = variables.stepVariable.flatMap { environment[$0] }.flatMap { Int($0) } ?? 1
      guard let number = Int(text), let count = Int(total), step > 0,
        let shard = Shard(index: (number - first) / step + 1, of: count)
      else { throw .badVariables("\(variables.index)=\(text)", "\(countVariable)=\(total)") }
      self = shard
      return
    }
    return nil
  }
}

/// Why the environment names no shard.
package enum ShardError: UserError, Hashable {
  case missingVariable(String, beside: String)
  case badVariables(String, String)

  package var description: String {
    switch self {
    case .missingVariable(let name, let index):
      "'--shard auto' found \(index), but not \(name), which says how many jobs there are"
    case .badVariables(let index, let count): "'--shard auto' found \(index) and \(count), which make no shard"
    }
  }
}
