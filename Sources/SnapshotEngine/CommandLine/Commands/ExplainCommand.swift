/// `navshot explain`: says which constraints decide where a view lies.
struct ExplainCommand: Command {
  static let form = CommandForm(
    name: "explain", summary: "Says which constraints decide where a view or guide lies, edge by edge.",
    options: [
      .init(
        name: "view", value: "NAME",
        help: "A view or layout guide, by the name that it has in layout files; for example viewport.")
    ] + DelegateOptions.options + ScenarioOptions.options,
    notes: ["An unknown NAME is answered with the names that there are."])

  private let view: String
  private let delegate: DelegateOptions
  private let options: ScenarioOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let view = arguments.value("view") else { throw .missingArgument("--view NAME", command: "explain") }
    self.view = view
    delegate = try DelegateOptions(arguments)
    options = try ScenarioOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let scenarios = try options.scenarios()
    try ScenarioOptions.checkThemes(of: scenarios)
    let jobs = scenarios.map { scenario in
      var job = PictureJob(scenario: scenario, outputs: [])
      job.explained = view
      return job
    }
    let results = try delegate.pool.run(jobs, delegate: delegate.delegate(), log: console.log)
    try checkName(jobs, results)
    write(jobs, results, to: console)
    return RunReport(jobs: jobs, results: results).write(to: console)
  }

  /// A view may be missing in some of the states, but not in every one.
  private func checkName(_ jobs: [PictureJob], _ results: [PictureResult]) throws(UsageError) {
    var missing: UsageError?
    for (job, result) in zip(jobs, results) {
      switch result.report?.explanation {
      case .unknown(let known):
        missing = missing ?? .unknownView(view, picture: job.scenario.fileStem, known: known)
      case .found: return
      case nil: continue
      }
    }
    if let missing { throw missing }
  }

  private func write(_ jobs: [PictureJob], _ results: [PictureResult], to console: Console) {
    for (job, result) in zip(jobs, results) {
      switch result.report?.explanation {
      case .found(let text): console.output("\(job.scenario.fileStem): \(text)\n")
      case .unknown: console.log("\(job.scenario.fileStem): there is no view or guide '\(view)'")
      case nil: continue
      }
    }
  }
}
