import Foundation

/// Makes pictures in child processes, so that whatever a delegate does ends at its own picture.
package struct WorkerPool: Sendable {
  /// The program that is run as `navshot worker`.
  package var executable: String
  /// Seconds that one picture's delegate may take.
  package var timeLimit: Double
  /// How many pictures are in the works at the same time.
  package var concurrency: Int

  package init(
    executable: String = Executable.path, timeLimit: Double = 10,
    concurrency: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    (self.executable, self.timeLimit, self.concurrency) = (executable, timeLimit, concurrency)
  }

  /// Makes the pictures of `jobs` and returns what became of each, in their order. Blocks until all are done.
  /// - Parameters:
  ///   - log: gets what the processes write to standard error, line by line.
  ///   - finished: gets each job's number and result as soon as it is known.
  package func run(
    _ jobs: [PictureJob], delegate: WorkerOrder.Delegate, log: (String) -> Void,
    finished: (Int, PictureResult) -> Void = { _, _ in }
  ) throws -> [PictureResult] {
    // A child that died before it read its order must not end this process.
    signal(SIGPIPE, SIG_IGN)
    var board = JobBoard(jobs)
    var inquiry = CrashInquiry()
    while !board.openItems.isEmpty {
      let items = board.openItems
      let order = WorkerOrder(delegate: delegate, count: items.count, concurrency: concurrency)
      let process = try WorkerProcess(executable: executable, order: order, items: items)
      var ending = process.follow(timeLimit: timeLimit, log: log) { event in
        board.note(event)
        board.takeNews().forEach(finished)
      }
      if ending != .exited(0) { Self.removeTemporaries(of: items, process: process.identifier) }
      if case .signalled(let signal, let detail) = ending, let (id, moment) = board.suspect {
        let crash = CrashInquiry.Crash(moment: moment, signal: signal, detail: detail)
        ending = .signalled(
          signal, detail: inquiry.detail(of: crash) { try lastWords(of: jobs[id], delegate: delegate) })
      }
      board.close(after: ending)
      board.takeNews().forEach(finished)
    }
    return board.results
  }

  /// What a process that makes nothing but `job`'s picture writes to standard error, and where it crashes if it does.
  private func lastWords(of job: PictureJob, delegate: WorkerOrder.Delegate) throws -> [String] {
    var job = job
    job.outputs = []
    let process = try WorkerProcess(
      executable: executable, order: WorkerOrder(delegate: delegate, count: 1, concurrency: 1),
      items: [WorkerOrder.Item(id: 0, job: job)], backtraces: true)
    var lines: [String] = []
    var detail: String?
    if case .signalled(_, let text) = process.follow(timeLimit: timeLimit, log: { lines.append($0) }, handle: { _ in })
    {
      detail = text
    }
    return lines + [detail].compactMap(\.self)
  }

  /// A process that traps at one picture may be in the middle of writing another.
  private static func removeTemporaries(of items: [WorkerOrder.Item], process: Int32) {
    for item in items {
      for output in item.job.outputs { FileOutput.removeTemporary(of: output.path, process: process) }
    }
  }
}
