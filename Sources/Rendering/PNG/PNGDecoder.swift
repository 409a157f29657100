package import Drawing

/// Reads PNG files of every colour type, depth and interlacing, and nothing that breaks a rule of the format.
///
/// Never asks for more memory than the picture's size within `PictureSize`'s limits takes. Colour profiles and gamma are
/// passed over: samples are taken as sRGB.
package enum PNGDecoder {
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let content = try PNGContent(bytes)
    let header = content.header
    let length = header.passes.reduce(0) { $0 + (header.rowLength(width: $1.width) + 1) * $1.height }
    // No data can be packed more than about 1032 times: do not make room for what cannot be there.
    guard length <= content.compressed.count * 1040 + 1024 else { throw .truncated }
    guard var rows = Zlib.inflate(content.compressed, length: length) else {
      throw .malformed("its pixels cannot be unpacked")
    }
    var pixels = [UInt8](repeating: 0, count: header.size.width * header.size.height * 4)
    var offset = 0
    for pass in header.passes {
      try PNGFilter(header: header, pass: pass).undo(in: &rows, at: offset)
      try PNGPixels(content: content, pass: pass).copy(from: rows, at: offset, to: &pixels)
      offset += (header.rowLength(width: pass.width) + 1) * pass.height
    }
    return Bitmap(width: header.size.width, height: header.size.height, pixels: pixels)
  }
}

/// What a PNG file's chunks say.
struct PNGContent {
  let header: PNGHeader
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8] = []
  private(set) var compressed: [UInt8] = []

  init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try PNGChunkReader(bytes)
    header = try PNGHeader(reader.next())
    var chunk = try reader.next()
    while chunk.type != "IEND" {
      try take(chunk)
      chunk = try reader.next()
    }
    guard reader.isAtEnd else { throw .malformed("there is more after its end") }
    guard !compressed.isEmpty else { throw .malformed("it has no pixels") }
    guard header.colorType != .palette || !palette.isEmpty else { throw .malformed("it has no palette") }
  }

  private mutating func take(_ chunk: PNGChunk) throws(PNGError) {
    switch chunk.type {
    case "IDAT": compressed += chunk.data
    case "PLTE":
      guard palette.isEmpty, chunk.data.count % 3 == 0, (3...768).contains(chunk.data.count) else {
        throw .malformed("its palette is wrong")
      }
      palette = Array(chunk.data)
    case "tRNS": transparency = Array(chunk.data)
    default:
      guard !chunk.isCritical else { throw .malformed("it has an unknown chunk, \(chunk.type), that it depends on") }
    }
  }
}
