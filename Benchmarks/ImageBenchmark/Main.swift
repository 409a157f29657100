import Drawing
import Foundation
import ImageComparison
import Rendering

/// Times reading, comparing and writing PNG files for `scripts/bench diff`.
///
/// Reads lines from standard input, `WORK A.png B.png`, and answers each with milliseconds and a result, so that a caller can
/// run it in turn with other programs' timings.
@main
enum Main {
  static func main() throws {
    PictureMemory.keepFreed()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2, let work = Work(rawValue: words[0]) else {
        FileHandle.standardError.write(Data("ImageBenchmark: what is '\(line)'?\n".utf8))
        exit(2)
      }
      let (milliseconds, result) = try work.run(words[1], words.count > 2 ? words[2] : words[1])
      FileHandle.standardOutput.write(Data((String(format: "%.4f ", milliseconds) + result + "\n").utf8))
    }
  }
}

/// What can be timed. Only `pair` includes reading the files.
enum Work: String {
  /// Two files to a verdict, with smoothed edges exempt.
  case pair
  /// The same as pixelmatch counts.
  case pixelmatchPair
  case decode
  /// Comparing two decoded pictures.
  case exact, perceptual, pixelmatch
  /// What a passing assertion costs after drawing: the digest of the pixels drawn against the golden's.
  case digest
  case encodeFast, encodeSmallest
  case strip

  func run(_ first: String, _ second: String) throws -> (milliseconds: Double, result: String) {
    switch self {
    case .pair: return try timed { try Self.verdict(first, second, .perceptual) }
    case .pixelmatchPair: return try timed { try Self.verdict(first, second, .pixelmatch()) }
    case .decode:
      let file = try Self.read(first)
      return try timed { "\(try PNGDecoder.decode(file).pixels.count)" }
    case .exact: return try Self.compare(first, second, .exact)
    case .perceptual: return try Self.compare(first, second, .perceptual)
    case .pixelmatch: return try Self.compare(first, second, .pixelmatch())
    case .digest:
      let bitmap = try PNGDecoder.decode(try Self.read(first))
      return try timed { "\(try PNGDecoder.digest(of: Self.read(second)) == PixelDigest(of: bitmap))" }
    case .encodeFast: return try Self.encode(first, .fast)
    case .encodeSmallest: return try Self.encode(first, .smallest)
    case .strip:
      let (expected, actual) = (
        try PNGDecoder.decode(try Self.read(first)), try PNGDecoder.decode(try Self.read(second))
      )
      return timed {
        "\(PNGEncoder.encode(DifferencePicture(expected: expected, actual: actual, tolerance: .perceptual).bitmap).count)"
      }
    }
  }

  private func timed(_ work: () throws -> String) rethrows -> (Double, String) {
    var result = ""
    let start = Self.processTime
    result = try work()
    return (Self.processTime - start, result)
  }

  /// Milliseconds that the processor spent on this process: what others run meanwhile does not count.
  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func read(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func verdict(_ first: String, _ second: String, _ tolerance: Tolerance) throws -> String {
    let (expected, actual) = (try PNGDecoder.decode(try read(first)), try PNGDecoder.decode(try read(second)))
    return count(Comparison(expected: expected, actual: actual, tolerance: tolerance))
  }

  private static func compare(
    _ first: String, _ second: String, _ tolerance: Tolerance
  ) throws -> (Double, String) {
    let (expected, actual) = (try PNGDecoder.decode(try read(first)), try PNGDecoder.decode(try read(second)))
    let comparison = Work.exact
    return comparison.timed { count(Comparison(expected: expected, actual: actual, tolerance: tolerance)) }
  }

  private static func count(_ comparison: Comparison) -> String { "\(comparison.difference?.pixelCount ?? 0)" }

  private static func encode(_ path: String, _ effort: PNGEncoder.Effort) throws -> (Double, String) {
    let bitmap = try PNGDecoder.decode(try read(path))
    return Work.encodeFast.timed { "\(PNGEncoder.encode(bitmap, effort: effort).count)" }
  }
}
