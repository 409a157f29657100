/// One delegate's audits, a job for each device.
struct DeviceAudits {
  /// What came of them.
  struct Outcome {
    var records: [AuditRecord] = []
    /// By the names that findings give their screens.
    var scenarios: [String: Scenario] = [:]
    /// Paths of the delegate's source files.
    var sources: [String] = []
  }

  let devices: [Device]
  let delegate: DelegateOptions
  /// What tells the delegate's screens from those of a suite's other delegates; nil where there is only one.
  let name: String?

  func run(_ console: Console) throws -> Outcome {
    var outcome = Outcome()
    outcome.sources = try delegate.sourceFiles()
    let request = AuditRequest(sources: outcome.sources)
    let jobs = devices.map { device in
      var job = PictureJob(scenario: Scenario(device: device, state: .notNavigating), outputs: [])
      job.scenario.delegate = name
      job.audit = request
      return job
    }
    let results = try delegate.pool.run(jobs, delegate: delegate.delegate(), log: console.log)
    for (device, result) in zip(devices, results) {
      switch result {
      case .made(let report): outcome.records += report.audit ?? []
      case .failed(let failure): throw AuditError.notFinished(device: device.name, failure)
      }
      for scenario in AuditPlan(device: device, delegate: name).scenarios {
        outcome.scenarios[scenario.fileStem] = scenario
      }
    }
    return outcome
  }
}

/// Why an audit has no result.
enum AuditError: UserError {
  case notFinished(device: String, PictureFailure)

  var description: String {
    switch self {
    case .notFinished(let device, let failure): "the audit on \(device) could not be finished: \(failure)"
    }
  }
}
