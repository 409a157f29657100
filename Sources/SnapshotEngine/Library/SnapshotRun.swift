import Foundation
import GoogleNavigation

/// Makes a test's pictures in the test's own process: sessions on the main actor, drawing and comparing behind them.
@MainActor
struct SnapshotRun {
  let makeDelegate: @MainActor () -> any NavigationLayoutDelegate
  private static let concurrency = ProcessInfo.processInfo.activeProcessorCount

  func results(of jobs: [PictureJob]) async throws -> [PictureResult] {
    var themes = ThemeStore()
    var results = [PictureResult](repeating: .failed(.notMade), count: jobs.count)
    try await withThrowingTaskGroup(of: (Int, PictureResult).self) { group in
      var running = 0
      for (index, job) in jobs.enumerated() {
        let theme = try themes.theme(named: job.scenario.themeName)
        switch solve(job, theme: theme) {
        case .failure(let failure): results[index] = .failed(failure)
        case .success(let picture):
          // As many pictures live at a time as can be drawn at a time.
          if running == Self.concurrency, let (done, result) = try await group.next() {
            results[done] = result
          } else {
            running += 1
          }
          group.addTask { (index, Self.draw(picture, job)) }
        }
      }
      for try await (index, result) in group { results[index] = result }
    }
    return results
  }

  private func solve(_ job: PictureJob, theme: NavigationTheme) -> Result<SolvedPicture, PictureFailure> {
    UIKitNotes.forget()
    do {
      return .success(try ScenarioRunner(scenario: job.scenario, theme: theme) { _ in }.run(makeDelegate))
    } catch {
      return .failure(.error("\(error)"))
    }
  }

  nonisolated private static func draw(_ picture: SolvedPicture, _ job: PictureJob) -> PictureResult {
    do {
      return .made(try PictureWriter(picture: picture, job: job).write())
    } catch {
      return .failed(.error("\(error)"))
    }
  }
}
