import Foundation

/// Has scenarios' pictures made in worker processes and takes them over before they are drawn.
package struct SceneMaker {
  let pool: WorkerPool
  /// Whether solved layouts are wanted too.
  var includesLayouts = false

  /// A scene for each scenario, or why there is none, in the scenarios' order.
  func scenes(
    of scenarios: [Scenario], delegate: WorkerOrder.Delegate, log: (String) -> Void
  ) throws -> [Result<PictureScene, PictureFailure>] {
    let folder = NSTemporaryDirectory() + "navshot-scenes-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let jobs = scenarios.enumerated().map { index, scenario in
      var job = PictureJob(scenario: scenario, outputs: [])
      job.scene = PictureJob.Scene(path: "\(folder)/\(index).scene", includesLayout: includesLayouts)
      return job
    }
    let results = try pool.run(jobs, delegate: delegate, log: log)
    return zip(jobs, results).map { job, result in
      if let failure = result.failure { return .failure(failure) }
      guard let path = job.scene?.path else { return .failure(.error("the picture was not made")) }
      return Result { try PictureScene(bytes: FileOutput.read(path)) }.mapError { .error("\($0)") }
    }
  }
}
