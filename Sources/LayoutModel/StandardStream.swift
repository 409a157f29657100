import Foundation

/// Writes to a standard stream; Foundation's `FileHandle` traps where that fails.
package enum StandardStream {
  /// Takes the place of streams that the program was started without, so that no file it opens is taken for one of them
  /// and written into.
  package static func holdClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, which is this one. Reading finds nothing, and writing fails as before.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes the whole text. Returns the error number if the stream does not take it.
  package static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
