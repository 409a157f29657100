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

  /// The runtime's backtracer holds up a crashed process for a second.
  private static let noBacktrace = "enable=no"
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no,limit=32"

  /// Starts `executable worker` and tells it what to do.
  /// - Parameter backtraces: whether the process writes to standard error where it crashed.
  init(executable: String, order: WorkerOrder, items: [WorkerOrder.Item], backtraces: Bool = false) throws {
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["worker"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": backtraces ? Self.backtrace : Self.noBacktrace
    ]) { $1 }
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

  /// Reads until the child ends; ends it where it is silent for longer than `timeLimit` seconds. Whatever processes it
  /// has started end with it.
  func follow(timeLimit: Double, log: (String) -> Void, handle: (WorkerEvent) -> Void) -> Ending {
    var input = PipeLines(events.fileHandleForReading.fileDescriptor)
    var noise = PipeLines(errors.fileHandleForReading.fileDescriptor)
    var lastWords = LastWords()
    var deadline = ContinuousClock.now + .seconds(timeLimit)
    var isTimedOut = false
    while input.isOpen || noise.isOpen {
      let remaining = deadline - .now
      if remaining <= .zero, !isTimedOut {
        isTimedOut = true
        endGroup()
      }
      // What the child has started keeps the pipes open after its end.
      let isOver = !process.isRunning
      PipeLines.wait(
        for: [input, noise], atMost: isOver ? .zero : isTimedOut ? .milliseconds(100) : min(remaining, .seconds(1)))
      for event in input.read().compactMap(WorkerEvent.init(line:)) {
        if event.isProgress { deadline = .now + .seconds(timeLimit) }
        handle(event)
      }
      for line in noise.read() { lastWords.add(line, log: log) }
      if isOver { break }
    }
    process.waitUntilExit()
    endGroup()
    let ending = ending(isTimedOut: isTimedOut, timeLimit: timeLimit, detail: lastWords.fatalError)
    if case .signalled = ending {} else { lastWords.fatalError.map(log) }
    return ending
  }

  /// The child is the first of a process group of its own.
  private func endGroup() {
    kill(-process.processIdentifier, SIGKILL)
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

/// Tells what the runtime says of a crash from what a delegate writes.
private struct LastWords {
  /// The runtime's reason for a crash, which belongs to that crash's message.
  private(set) var fatalError: String?
  private var isInStackTrace = false

  mutating func add(_ line: String, log: (String) -> Void) {
    // The runtime's own stack trace knows neither files nor most names.
    isInStackTrace =
      line == "Current stack trace:" || isInStackTrace && line.wholeMatch(of: /\d+ +\S+ +0x[0-9a-f]+ .*/) != nil
    if isInStackTrace { return }
    guard line.contains("Fatal error") else { return log(line) }
    fatalError.map(log)
    fatalError = line
  }
}
