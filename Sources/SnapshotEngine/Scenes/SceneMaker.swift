import Foundation

/// Takes pictures over before they are drawn, from the worker processes that make them.
struct SceneMaker {
  /// Whether solved layouts are wanted too.
  var includesLayouts = false

  /// A scene for each scenario, or why there is none, in the scenarios' order.
  /// - Parameter run: makes jobs' pictures in worker processes.
  func scenes(
    of scenarios: [Scenario], run: ([PictureJob]) throws -> [PictureResult]
  ) throws -> [Result<PictureScene, PictureFailure>] {
    let folder = NSTemporaryDirectory() + "navshot-scenes-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let jobs = scenarios.enumerated().map { index, scenario in
      var job = PictureJob(scenario: scenario, outputs: [])
      job.scene = PictureJob.Scene(path: "\(folder)/\(index).scene", includesLayout: includesLayouts)
      return job
    }
    return zip(jobs, try run(jobs)).map { job, result in
      if let failure = result.failure { return .failure(failure) }
      guard let path = job.scene?.path else { return .failure(.error("the picture was not made")) }
      return Result { try PictureScene(bytes: FileOutput.read(path)) }.mapError { .error("\($0)") }
    }
  }
}
