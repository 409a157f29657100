package import Drawing

/// Reads PNG files of every colour type, depth and interlacing, and nothing that breaks a rule of the format.
///
/// Never asks for more memory than the picture's size within `PictureSize`'s limits takes. Colour profiles and gamma are
/// passed over: samples are taken as sRGB. Samples of 16 bits are rounded to 8.
package enum PNGDecoder {
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let content = try PNGContent(bytes)
    let header = content.header
    let length = header.passes.reduce(0) { $0 + (header.rowLength(width: $1.width) + 1) * $1.height }
    // No data can be packed more than about 1032 times: do not make room for what cannot be there.
    guard length <= content.compressed.count * 1040 + 1024 else { throw .truncated }
    let pixels =
      if let plain = PNGTrueColor(content) { try plain.pixels(of: content.compressed) } else {
        try Self.pixels(of: content, length: length)
      }
    return Bitmap(width: header.size.width, height: header.size.height, pixels: pixels)
  }

  /// The digest of the picture's pixels, as its writer put it into the file; nil where there is none, or where the file
  /// was changed since.
  ///
  /// Reads the file's bytes without unpacking the pixels: a picture drawn anew is the same where its digest is.
  package static func digest(of bytes: [UInt8]) -> PixelDigest? {
    guard let content = try? PNGContent(bytes), let chunk = content.digestChunk else { return nil }
    return PixelDigest(chunk: chunk, of: content)
  }

  /// Row by row, whatever the form of the pixels.
  private static func pixels(of content: PNGContent, length: Int) throws(PNGError) -> [UInt8] {
    guard var rows = Zlib.inflate(content.compressed, length: length) else { throw .cannotUnpack }
    let header = content.header
    let samples = PNGSamples(content)
    var pixels = [UInt32](repeating: 0, count: header.size.width * header.size.height)
    var offset = 0
    for pass in header.passes {
      try PNGFilter(header: header, pass: pass).undo(in: &rows, at: offset)
      let length = header.rowLength(width: pass.width) + 1
      for y in 0..<pass.height {
        let target = PNGRowTarget(
          start: (pass.y + y * pass.dy) * header.size.width + pass.x, step: pass.dx, count: pass.width)
        try samples.spread(rows, at: offset + y * length + 1, to: &pixels, target)
      }
      offset += length * pass.height
    }
    return pixels.withUnsafeBytes { Array($0) }
  }
}
