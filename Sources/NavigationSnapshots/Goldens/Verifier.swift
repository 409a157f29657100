import Drawing
import Foundation
import ImageComparison
import Rendering

/// Compares one picture with its golden.
struct Verifier: Sendable {
  let suite: Suite
  /// Where the actual files are, and where difference pictures go.
  let folder: String

  func verdict(on job: PictureJob, result: PictureResult) throws -> GoldenVerdict {
    if let failure = result.failure { return GoldenVerdict(scenario: job.scenario, problems: [.notMade(failure)]) }
    let layout = try layoutProblems(job)
    let problems = try pictureProblems(job) + layout.problems
    if problems.isEmpty { removeActual(job) }
    return GoldenVerdict(scenario: job.scenario, problems: problems, manifestChanges: layout.manifestChanges)
  }

  private func removeActual(_ job: PictureJob) {
    for output in job.outputs { try? FileManager.default.removeItem(atPath: output.path) }
  }

  private func pictureProblems(_ job: PictureJob) throws -> [GoldenProblem] {
    let golden = suite.path(of: job.scenario, .png)
    guard FileManager.default.fileExists(atPath: golden) else { return [.missingGolden(path: golden)] }
    guard let path = job.path(of: .png) else { return [] }
    let (expectedFile, actualFile): ([UInt8], [UInt8])
    let expected: Bitmap
    do {
      (expectedFile, actualFile) = (try FileOutput.read(golden), try FileOutput.read(path))
      // The encoder gives equal bytes for equal pixels, so most pictures need not be decoded.
      if expectedFile == actualFile { return [] }
      expected = try PNGDecoder.decode(expectedFile)
    } catch {
      return [.unreadableGolden(path: golden, reason: "\(error)")]
    }
    return try problems(expected: expected, actual: PNGDecoder.decode(actualFile), job: job)
  }

  private func problems(expected: Bitmap, actual: Bitmap, job: PictureJob) throws -> [GoldenProblem] {
    let comparison = Comparison(expected: expected, actual: actual)
    guard !comparison.isAccepted else { return [] }
    let strip = DifferencePicture(expected: expected, actual: actual).bitmap
    try FileOutput.write(PNGEncoder.encode(strip), to: "\(folder)/\(job.scenario.fileStem).diff.png")
    switch comparison {
    case .identical, .tolerated: return []
    case .sizes(let expected, let actual): return [.size(expected: expected, actual: actual)]
    case .different(let difference): return [.pixels(difference)]
    }
  }

  private func layoutProblems(_ job: PictureJob) throws -> (problems: [GoldenProblem], manifestChanges: [String]) {
    let golden = suite.path(of: job.scenario, .json)
    guard FileManager.default.fileExists(atPath: golden) else { return ([.missingGolden(path: golden)], []) }
    guard let path = job.path(of: .json) else { return ([], []) }
    let expected: LayoutDocument
    do {
      expected = try LayoutDocument(text: try FileOutput.read(golden), path: golden)
    } catch .unreadable(let path, let reason) {
      return ([.unreadableGolden(path: path, reason: reason)], [])
    } catch {
      return ([.unreadableGolden(path: golden, reason: "\(error)")], [])
    }
    let actual = try LayoutDocument(text: try FileOutput.read(path), path: path)
    let changes = LayoutComparison(expected: expected, actual: actual).changes
    return (changes.isEmpty ? [] : [.layout(changes)], expected.manifest.changes(to: actual.manifest))
  }
}
