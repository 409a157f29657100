import Drawing
import Foundation
import ImageComparison
import Rendering

/// What can be timed, of two files.
enum Work: String {
  /// From the files to a verdict, with smoothed edges exempt.
  case pair, pixelmatchPair
  /// Comparing decoded pictures.
  case exact, perceptual, pixelmatch
  /// What a passing assertion costs after drawing: the first picture's digest against the one in the second file.
  case digest
  /// Of the second picture alone.
  case decode, encodeFast, encodeSmallest
  /// A difference picture, drawn and encoded.
  case strip
  /// Writes the first picture to the second path, with a digest.
  case storeFast, storeSmallest

  func run(_ first: String, _ second: String) throws -> (milliseconds: Double, result: String) {
    switch self {
    case .pair: try timed { try verdict(first, second, .perceptual) }
    case .pixelmatchPair: try timed { try verdict(first, second, .pixelmatch()) }
    case .exact: try compare(decode(first), decode(second), .exact)
    case .perceptual: try compare(decode(first), decode(second), .perceptual)
    case .pixelmatch: try compare(decode(first), decode(second), .pixelmatch())
    case .digest: try checkDigest(of: decode(first), golden: second)
    case .decode: try timed { try "\(decode(second).width)" }
    case .encodeFast: try encode(decode(second), .fast)
    case .encodeSmallest: try encode(decode(second), .smallest)
    case .strip: try strip(decode(first), decode(second))
    case .storeFast: try store(decode(first), .fast, at: second)
    case .storeSmallest: try store(decode(first), .smallest, at: second)
    }
  }

  private func timed(_ work: () throws -> String) rethrows -> (milliseconds: Double, result: String) {
    let start = Self.processTime
    let result = try work()
    return (Self.processTime - start, result)
  }

  /// Milliseconds that the processor spent on this process: what others run meanwhile does not count.
  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private func read(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  private func decode(_ path: String) throws -> Bitmap { try PNGDecoder.decode(try read(path)) }

  /// As `navshot diff` does it: files of the same bytes are unpacked once.
  private func verdict(_ first: String, _ second: String, _ tolerance: Tolerance) throws -> String {
    let (before, after) = (try read(first), try read(second))
    let expected = try PNGDecoder.decode(before)
    return verdict(expected, before == after ? expected : try PNGDecoder.decode(after), tolerance)
  }

  private func verdict(_ expected: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance) -> String {
    let comparison = Comparison(expected: expected, actual: actual, tolerance: tolerance)
    return "\(comparison.difference?.pixelCount ?? 0)"
  }

  private func compare(_ expected: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance) -> (Double, String) {
    timed { verdict(expected, actual, tolerance) }
  }

  private func checkDigest(of bitmap: Bitmap, golden: String) throws -> (Double, String) {
    try timed { try PNGDecoder.digest(of: read(golden)) == PixelDigest(of: bitmap) ? "equal" : "different" }
  }

  private func encode(_ bitmap: Bitmap, _ effort: PNGEncoder.Effort) -> (Double, String) {
    timed { "\(PNGEncoder.encode(bitmap, effort: effort).count)" }
  }

  private func strip(_ expected: Bitmap, _ actual: Bitmap) -> (Double, String) {
    timed {
      let picture = DifferencePicture(expected: expected, actual: actual, tolerance: .perceptual)
      return "\(PNGEncoder.encode(picture.bitmap).count)"
    }
  }

  private func store(_ bitmap: Bitmap, _ effort: PNGEncoder.Effort, at path: String) throws -> (Double, String) {
    try timed {
      let file = PNGEncoder.encode(bitmap, effort: effort, hasDigest: true)
      try Data(file).write(to: URL(fileURLWithPath: path))
      return "\(file.count)"
    }
  }
}
