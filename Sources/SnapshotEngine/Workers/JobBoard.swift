/// Which jobs are done, which one a process is at, and what becomes of it when the process ends.
struct JobBoard {
  private let jobs: [PictureJob]
  private var outcomes: [PictureResult?]
  /// The job that the main actor is at, and where.
  private var current: (id: Int, moment: String)?
  /// Jobs that are being drawn.
  private var drawing: [Int] = []
  private var hasProgressed = false
  private var news: [Int] = []

  init(_ jobs: [PictureJob]) {
    self.jobs = jobs
    outcomes = Array(repeating: nil, count: jobs.count)
  }

  /// What no process has finished yet.
  var openItems: [WorkerOrder.Item] {
    jobs.indices.filter { outcomes[$0] == nil }.map { WorkerOrder.Item(id: $0, job: jobs[$0]) }
  }

  var results: [PictureResult] {
    outcomes.indices.map(result)
  }

  private func result(of id: Int) -> PictureResult {
    outcomes[id] ?? .failed(.notMade)
  }

  mutating func note(_ event: WorkerEvent) {
    switch event {
    case .began(let id): current = (id, "before its first callback")
    case .reached(let id, let moment): current = (id, moment)
    case .solved(let id):
      current = nil
      drawing.append(id)
    case .finished(let id, let result):
      if current?.id == id { current = nil }
      drawing.removeAll { $0 == id }
      finish(id, result)
      hasProgressed = true
    }
  }

  /// The jobs that were finished since the last call, with what became of them.
  mutating func takeNews() -> [(job: Int, result: PictureResult)] {
    defer { news = [] }
    return news.map { ($0, result(of: $0)) }
  }

  private mutating func finish(_ id: Int, _ result: PictureResult) {
    outcomes[id] = result
    news.append(id)
  }

  /// Lays the process's end on the job that it was at. Jobs that were being drawn are made again by the next process;
  /// where a process got nowhere, its first job is given up, so that there is an end to it.
  mutating func close(after ending: WorkerProcess.Ending) {
    if let suspect { finish(suspect.id, .failed(ending.failure(at: suspect.moment))) }
    (current, drawing, hasProgressed) = (nil, [], false)
  }

  /// The job that the end of the process would be laid on now, and where it is at; nil where it would be laid on none.
  var suspect: (id: Int, moment: String)? {
    if let current { return current }
    guard !hasProgressed, let id = drawing.first ?? openItems.first?.id else { return nil }
    return (id, drawing.isEmpty ? "before its first callback" : "while it was drawn")
  }
}

extension WorkerProcess.Ending {
  fileprivate func failure(at moment: String) -> PictureFailure {
    switch self {
    case .exited(let status): .exited(moment: moment, status: status)
    case .signalled(let signal, let detail): .trapped(moment: moment, signal: signal, detail: detail)
    case .timedOut(let seconds): .timedOut(moment: moment, seconds: seconds)
    }
  }
}
