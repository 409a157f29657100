import Foundation

/// Writes to a standard stream; Foundation traps where that fails.
enum StandardStream {
  /// Writes the whole text, or ends the program: without a word where nobody reads on, else with the reason.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        end(errno, descriptor)
      }
    }
  }

  private static func end(_ error: Int32, _ descriptor: Int32) -> Never {
    if error != EPIPE, descriptor != STDERR_FILENO {
      write("navshot: cannot write the result: \(String(cString: strerror(error)))\n", to: STDERR_FILENO)
    }
    exit(ExitStatus.usage.rawValue)
  }
}
