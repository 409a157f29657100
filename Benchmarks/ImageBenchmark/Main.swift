import Foundation
import Rendering

/// Times reading, comparing and writing PNG files for `scripts/bench diff`.
///
/// Reads lines from standard input, `WORK A.png B.png`, and answers each with milliseconds and a result, so that a caller can
/// run it in turn with other programs.
@main
enum Main {
  static func main() throws {
    PictureMemory.keepFreed()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, let work = Work(rawValue: words[0]) else {
        FileHandle.standardError.write(Data("ImageBenchmark: '\(line)' is not WORK A.png B.png\n".utf8))
        exit(2)
      }
      let (milliseconds, result) = try work.run(words[1], words[2])
      FileHandle.standardOutput.write(Data((String(format: "%.4f ", milliseconds) + result + "\n").utf8))
    }
  }
}
