import Foundation
import Synchronization

/// The worker's way to its parent: the pipe that was standard output when the process began.
final class EventStream: Sendable {
  private let handle: Mutex<FileHandle>

  private init(_ handle: FileHandle) {
    self.handle = Mutex(handle)
  }

  /// Takes standard output for events, and sends whatever the user's code prints to standard error.
  static func takingStandardOutput() -> EventStream {
    let copy = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return EventStream(FileHandle(fileDescriptor: copy, closeOnDealloc: true))
  }

  func send(_ event: WorkerEvent) {
    guard let line = try? JSONEncoder().encode(event) else { return }
    handle.withLock { $0.write(line + [UInt8(ascii: "\n")]) }
  }
}
