package import Drawing
package import Foundation

/// Writes PNG files: no clock, no options of the host; the same pixels give the same bytes with the same libdeflate.
package enum PNGEncoder {
  /// A text kept in the file beside the pixels.
  package struct Comment: Sendable, Hashable {
    /// 1 to 79 Latin characters, for example `Software`.
    package var keyword: String
    package var text: String

    package init(keyword: String, text: String) {
      (self.keyword, self.text) = (keyword, text)
    }
  }

  /// What the time is spent on.
  package enum Effort: Sendable, Hashable {
    /// For pictures that are looked at once.
    case fast
    /// For pictures that are kept and written often: a fifteenth smaller, in half as much time again.
    case balanced
    /// For pictures that are kept for long: the best of several ways to store them, a few times as long as drawing takes.
    case smallest
  }

  /// The file's bytes. `pixelsPerPoint` is written as the picture's resolution, at 72 points an inch. With `hasDigest`
  /// the file says which pixels it holds, for `PNGDecoder.digest(of:)`.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: CGFloat = 1, comments: [Comment] = [], effort: Effort = .fast,
    hasDigest: Bool = false
  ) -> [UInt8] {
    let storage = PNGStorage(bitmap, effort: effort)
    let header = storage.header(width: bitmap.width, height: bitmap.height)
    let compressed = PNGPacking(storage, effort: effort).compressed
    var file = PNGChunkWriter()
    file.append("IHDR", header)
    // Rendering intent: perceptual.
    file.append("sRGB", [0])
    file.append("pHYs", resolution(pixelsPerPoint))
    for comment in comments { file.append("tEXt", comment.bytes) }
    if !storage.palette.isEmpty { file.append("PLTE", storage.palette) }
    if !storage.transparency.isEmpty { file.append("tRNS", storage.transparency) }
    if hasDigest {
      let digest = PixelDigest(of: bitmap)
      file.append(
        PixelDigest.chunkType,
        digest.chunk(
          header: header, palette: storage.palette, transparency: storage.transparency, compressed: compressed))
    }
    file.append("IDAT", compressed)
    file.append("IEND", [])
    return file.bytes
  }

  private static func resolution(_ pixelsPerPoint: CGFloat) -> [UInt8] {
    let perMeter = (Double(pixelsPerPoint) * 72 / 0.0254).rounded()
    let pixels = perMeter.isFinite ? UInt32(min(max(perMeter, 1), 1e9)) : 1
    return pixels.bigEndianBytes + pixels.bigEndianBytes + [1]
  }
}

extension PNGEncoder.Comment {
  /// What Latin-1 cannot say becomes a question mark.
  fileprivate var bytes: [UInt8] { Self.latin1(keyword.prefix(79)) + [0] + Self.latin1(text[...]) }

  private static func latin1(_ text: Substring) -> [UInt8] {
    text.unicodeScalars.map { $0.value > 0 && $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
  }
}

extension Bitmap {
  /// Whether every pixel's alpha is 255.
  package var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      // Whole rows or so at a time, without asking after each pixel.
      return stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
        pixels[start..<min(start + 1024, pixels.count)].reduce(UInt32.max) { $0 & $1 } >= 0xFF00_0000
      }
    }
  }
}
