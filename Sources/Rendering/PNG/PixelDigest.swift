import CXXHash
package import Drawing

/// 128 bits (XXH3) that stand for a picture's size and pixels: pictures that differ have different ones.
package struct PixelDigest: Sendable, Hashable {
  private let bytes: [UInt8]

  /// Of decoded pixels; takes as long as reading them from memory does.
  package init(of bitmap: Bitmap) {
    let size = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
    bytes = bitmap.pixels.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, size).canonical }
  }
}

extension PixelDigest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

extension PixelDigest {
  /// A private chunk that other programs pass over, and drop when they change the picture.
  static let chunkType = "nvDG"

  /// The chunk that says which pixels `data` of the file unpacks to: the digest, then one of it and of everything that the
  /// pixels are made of. A file whose pixels were changed by a program that knows nothing of it no longer fits.
  func chunk(header: [UInt8], palette: [UInt8], transparency: [UInt8], compressed: [UInt8]) -> [UInt8] {
    let lengths = [palette.count, transparency.count].flatMap { UInt32($0).bigEndianBytes }
    return bytes + Self.hash(bytes + header + lengths + palette + transparency + Self.hash(compressed))
  }

  /// Nil where the chunk does not fit the file it is in.
  init?(chunk: [UInt8], of content: PNGContent) {
    guard chunk.count == 32 else { return nil }
    bytes = Array(chunk.prefix(16))
    let right = self.chunk(
      header: content.header.bytes, palette: content.palette, transparency: content.transparency,
      compressed: content.compressed)
    guard chunk == right else { return nil }
  }

  private static func hash(_ bytes: [UInt8]) -> [UInt8] { XXH3_128bits(bytes, bytes.count).canonical }
}

extension XXH128_hash_t {
  /// Most significant byte first, on every processor.
  fileprivate var canonical: [UInt8] {
    [high64, low64].flatMap { half in stride(from: 56, through: 0, by: -8).map { UInt8(half >> $0 & 0xFF) } }
  }
}
