import Foundation

/// The lines that come through a pipe.
struct PipeLines {
  private(set) var isOpen = true
  private let descriptor: Int32
  private var rest: [UInt8] = []
  private static let longestLine = 1 << 24

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Waits until one of the pipes has something to say, or is closed.
  static func wait(for pipes: [PipeLines], atMost duration: Duration) {
    var polls = pipes.filter(\.isOpen).map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let milliseconds = max(0, min(duration / .milliseconds(1), 60_000))
    _ = poll(&polls, nfds_t(polls.count), Int32(milliseconds.rounded(.up)))
  }

  /// The lines that have arrived, without waiting. The last one may lack its line break once the pipe is closed.
  mutating func read() -> [String] {
    guard isOpen else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count > 0 { rest += buffer[..<count] }
      // What has no line breaks is told in pieces.
      if rest.count > Self.longestLine { rest.append(UInt8(ascii: "\n")) }
      if count == 0 { isOpen = false }
      if count <= 0 { break }
    }
    return takeLines()
  }

  private mutating func takeLines() -> [String] {
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let last = lines.popLast() ?? ""
    rest = isOpen ? Array(last.utf8) : []
    if !isOpen, !last.isEmpty { lines.append(last) }
    return lines
  }
}
