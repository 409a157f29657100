import CPNG
package import Drawing
package import Foundation

/// Writes PNG files: no clock, no options of the host; the same pixels give the same bytes with the same zlib.
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

  /// Higher levels take several times as long and save a tenth on pictures of screens.
  private static let compressionLevel: Int32 = 3

  /// The file's bytes. `pixelsPerPoint` is written as the picture's resolution, at 72 points an inch. Pictures without
  /// transparent pixels have no alpha channel.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: CGFloat = 1, comments: [Comment] = []
  ) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    var file = PNGChunkWriter()
    file.append("IHDR", header(of: bitmap, isOpaque: isOpaque))
    // Rendering intent: perceptual.
    file.append("sRGB", [0])
    file.append("pHYs", resolution(pixelsPerPoint))
    for comment in comments { file.append("tEXt", comment.bytes) }
    file.append("IDAT", Zlib.deflate(rows(of: bitmap, isOpaque: isOpaque), level: compressionLevel))
    file.append("IEND", [])
    return file.bytes
  }

  private static func header(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  private static func resolution(_ pixelsPerPoint: CGFloat) -> [UInt8] {
    let perMeter = (Double(pixelsPerPoint) * 72 / 0.0254).rounded()
    let pixels = perMeter.isFinite ? UInt32(min(max(perMeter, 1), 1e9)) : 1
    return pixels.bigEndianBytes + pixels.bigEndianBytes + [1]
  }

  /// Each row begins with the filter's number, 0 for none: on flat pictures, faster and smaller than any other.
  private static func rows(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let length = width * (isOpaque ? 3 : 4) + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: target[(y * length)..<((y + 1) * length)])
          let pixels = UnsafeBufferPointer(rebasing: source[(y * width * 4)..<((y + 1) * width * 4)])
          row[0] = 0
          isOpaque ? copyOpaque(pixels, to: row) : copyTranslucent(pixels, to: row)
        }
      }
      count = length * height
    }
  }

  private static func copyOpaque(_ pixels: UnsafeBufferPointer<UInt8>, to row: UnsafeMutableBufferPointer<UInt8>) {
    var (from, to) = (0, 1)
    while from < pixels.count {
      row[to] = pixels[from]
      row[to + 1] = pixels[from + 1]
      row[to + 2] = pixels[from + 2]
      (from, to) = (from + 4, to + 3)
    }
  }

  private static func copyTranslucent(
    _ pixels: UnsafeBufferPointer<UInt8>, to row: UnsafeMutableBufferPointer<UInt8>
  ) {
    _ = UnsafeMutableBufferPointer(rebasing: row[1...]).update(from: pixels)
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
    pixels.withUnsafeBufferPointer { bytes in
      var index = 3
      while index < bytes.count {
        if bytes[index] != 255 { return false }
        index += 4
      }
      return true
    }
  }
}
