import Foundation

/// Where logs go, so that results on standard output stay readable by other tools.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
