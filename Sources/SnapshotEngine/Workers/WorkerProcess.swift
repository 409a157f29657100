import Foundation

/// A running child process, seen from its parent.
struct WorkerProcess {
  /// How a child ended.
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    /// `detail` is the runtime's last word, where it had one.
    case signalled(Int32, detail: String?)
    /// It was ended since nothing happened for that many seconds.
    case timedOut(Double)
  }

  private let process = Process()
  private let events = Pipe()
  private let errors = Pipe()

  /// Starts `executable worker` and tells it what to do.
  init(executable: String, order: WorkerOrder, items: [WorkerOrder.Item]) throws {
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["worker"]
    // The runtime's backtracer would hold up a crashed process for seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) = (input, events, errors)
    try process.run()
    let handle = input.fileHandleForWriting
    // Behind what is read from the child: a pipe holds only a few jobs. A child that ends early ends this too.
    Thread.detachNewThread {
      try? Self.write(order, items, to: handle)
      try? handle.close()
    }
  }

  private static func write(_ order: WorkerOrder, _ items: [WorkerOrder.Item], to handle: FileHandle) throws {
    let encoder = JSONEncoder()
    try handle.write(contentsOf: encoder.encode(order) + [UInt8(ascii: "\n")])
    for item in items { try handle.write(contentsOf: encoder.encode(item) + [UInt8(ascii: "\n")]) }
  }

  /// The child's number.
  var identifier: Int32 { process.processIdentifier }

  /// Reads until the child ends; ends it where it is silent for longer than `timeLimit` seconds.
  func follow(timeLimit: Double, log: (String) -> Void, handle: (WorkerEvent) -> Void) -> Ending {
    var input = PipeLines(events.fileHandleForReading.fileDescriptor)
    var noise = PipeLines(errors.fileHandleForReading.fileDescriptor)
    var detail: String?
    var deadline = ContinuousClock.now + .seconds(timeLimit)
    var isTimedOut = false
    while input.isOpen || noise.isOpen {
      let remaining = deadline - .now
      if remaining <= .zero, !isTimedOut {
        isTimedOut = true
        kill(process.processIdentifier, SIGKILL)
      }
      PipeLines.wait(for: [input, noise], atMost: isTimedOut ? .seconds(1) : remaining)
      for event in input.read().compactMap(WorkerEvent.init(line:)) {
        if event.isProgress { deadline = .now + .seconds(timeLimit) }
        handle(event)
      }
      for line in noise.read() {
        if line.contains("Fatal error") { detail = line }
        log(line)
      }
    }
    process.waitUntilExit()
    return ending(isTimedOut: isTimedOut, timeLimit: timeLimit, detail: detail)
  }

  private func ending(isTimedOut: Bool, timeLimit: Double, detail: String?) -> Ending {
    if isTimedOut { return .timedOut(timeLimit) }
    guard process.terminationReason == .uncaughtSignal else { return .exited(process.terminationStatus) }
    return .signalled(process.terminationStatus, detail: detail)
  }
}

extension WorkerEvent {
  fileprivate init?(line: String) {
    guard let event = try? JSONDecoder().decode(WorkerEvent.self, from: Data(line.utf8)) else { return nil }
    self = event
  }

  /// A delegate that calls back for ever gets no further than one that loops for ever.
  fileprivate var isProgress: Bool {
    if case .reached = self { false } else { true }
  }
}
