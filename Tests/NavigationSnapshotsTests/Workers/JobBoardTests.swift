import Testing

@testable import SnapshotEngine

struct JobBoardTests {
  private let jobs = NavigationState.allCases.prefix(3).map {
    PictureJob(scenario: Scenario(device: Device.all[0], state: $0), outputs: [])
  }
  private let made = PictureResult.made(PictureReport(findings: [], timing: PictureTiming()))

  @Test func `a crash is laid on the job and the moment it happened in`() {
    var board = JobBoard(jobs)
    board.note(.began(1))
    board.note(.reached(1, moment: "in showPrompt"))
    board.close(after: .signalled(4, detail: "Fatal error: nil"))
    #expect(board.results[1] == .failed(.trapped(moment: "in showPrompt", signal: 4, detail: "Fatal error: nil")))
    #expect(board.openItems.map(\.id) == [0, 2])
  }

  @Test func `a job that was being drawn is made again`() {
    var board = JobBoard(jobs)
    board.note(.began(0))
    board.note(.solved(0))
    board.note(.began(1))
    board.close(after: .timedOut(10))
    #expect(board.results[1].failure == .timedOut(moment: "before its first callback", seconds: 10))
    #expect(board.openItems.map(\.id) == [0, 2])
  }

  @Test func `a process that gets nowhere costs one job each time`() {
    var board = JobBoard(jobs)
    for _ in jobs { board.close(after: .exited(1)) }
    #expect(board.openItems.isEmpty)
  }

  @Test func `finished jobs stay finished`() {
    var board = JobBoard(jobs)
    board.note(.began(0))
    board.note(.solved(0))
    board.note(.finished(0, made))
    board.close(after: .exited(0))
    #expect(board.results[0] == made)
    #expect(board.openItems.map(\.id) == [1, 2])
  }
}
