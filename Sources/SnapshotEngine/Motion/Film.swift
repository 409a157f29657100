import Drawing
import Foundation
import Rendering

/// A layout in motion: pictures at even distances on the virtual clock.
struct Film: Sendable {
  var frames: [DisplayList]
  /// Seconds between two frames.
  var interval: Double

  /// When the frames of a film are: from the scenario's last event on, the first at once.
  static func times(duration: Double, framesPerSecond: Double) -> [Double] {
    let count = max(1, Int((duration * framesPerSecond).rounded()))
    // Thousandths keep the times' texts, and so the files' bytes, free of binary noise.
    return (0...count).map { (Double($0) / framesPerSecond * 1000).rounded() / 1000 }
  }

  /// An animated PNG. Frames are drawn on every core; the last one stays for as long as `rest` says.
  func apng(rest: Double) async throws -> [UInt8] {
    var encoder: APNGEncoder?
    let last = frames.count - 1
    try await Self.forEachBitmap(of: frames) { index, bitmap in
      let duration = index == last ? interval + rest : interval
      guard encoder != nil else {
        encoder = APNGEncoder(first: bitmap, duration: duration, pixelsPerPoint: frames[0].scale)
        return
      }
      encoder?.append(bitmap, duration: duration)
    }
    return encoder?.bytes() ?? []
  }

  /// An SVG file that plays itself.
  func svg(title: String, description: String, text: SVGWriter.Text) throws -> String {
    try AnimatedSVGWriter(title: title, description: description, text: text).document(of: frames, interval: interval)
  }

  /// Hands over the frames' bitmaps in order while the next ones are drawn.
  private static func forEachBitmap(
    of frames: [DisplayList], _ body: (Int, Bitmap) throws -> Void
  ) async throws {
    let ahead = ProcessInfo.processInfo.activeProcessorCount
    try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      var waiting: [Int: Bitmap] = [:]
      var (started, next) = (0, 0)
      while next < frames.count {
        while started < min(frames.count, next + ahead + 1) {
          let (index, frame) = (started, frames[started])
          group.addTask { (index, try Rasterizer.bitmap(of: frame)) }
          started += 1
        }
        while waiting[next] == nil, let (index, bitmap) = try await group.next() { waiting[index] = bitmap }
        guard let bitmap = waiting.removeValue(forKey: next) else { return }
        try body(next, bitmap)
        next += 1
      }
    }
  }
}
