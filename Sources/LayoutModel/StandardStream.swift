import Foundation

/// Writes to a standard stream; Foundation's `FileHandle` traps where that fails.
package enum StandardStream {
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
