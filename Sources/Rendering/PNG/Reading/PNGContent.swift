/// What a PNG file's chunks say.
struct PNGContent {
  let header: PNGHeader
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8] = []
  /// The pixels, packed.
  private(set) var compressed: [UInt8] = []
  /// What our encoder says of the pixels; nil in other files.
  private(set) var digestChunk: [UInt8]?

  init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try PNGChunkReader(bytes)
    header = try PNGHeader(reader.next())
    var previous = "IHDR"
    var chunk = try reader.next()
    while chunk.type != "IEND" {
      try take(chunk, after: previous)
      previous = chunk.type
      chunk = try reader.next()
    }
    guard reader.isAtEnd else { throw .malformed("there is more after its end") }
    guard !compressed.isEmpty else { throw .malformed("it has no pixels") }
    guard header.colorType != .palette || !palette.isEmpty else { throw .malformed("it has no palette") }
  }

  private mutating func take(_ chunk: PNGChunk, after previous: String) throws(PNGError) {
    switch chunk.type {
    case "IDAT":
      guard compressed.isEmpty || previous == "IDAT" else { throw .malformed("its pixels are not in one place") }
      compressed += chunk.data
    case "PLTE": try takePalette(chunk.data)
    case "tRNS": try takeTransparency(chunk.data)
    case PixelDigest.chunkType: digestChunk = Array(chunk.data)
    default:
      guard !chunk.isCritical else { throw .malformed("it has an unknown chunk, \(chunk.type), that it depends on") }
    }
  }

  private mutating func takePalette(_ data: ArraySlice<UInt8>) throws(PNGError) {
    let mostEntries = header.colorType == .palette ? 1 << header.depth : 256
    guard palette.isEmpty, compressed.isEmpty, header.colorType.mayHavePalette, data.count % 3 == 0,
      (1...mostEntries).contains(data.count / 3)
    else { throw .malformed("its palette is wrong") }
    palette = Array(data)
  }

  private mutating func takeTransparency(_ data: ArraySlice<UInt8>) throws(PNGError) {
    let isRight =
      switch header.colorType {
      case .gray: data.count == 2
      case .rgb: data.count == 6
      case .palette: !data.isEmpty && data.count <= palette.count / 3
      case .grayAlpha, .rgba: false
      }
    guard isRight, transparency.isEmpty, compressed.isEmpty else { throw .malformed("its transparent colour is wrong") }
    transparency = Array(data)
  }

  /// The one colour that stands for no colour, a sample a channel; empty where there is none.
  var transparentSamples: [Int] {
    guard header.colorType != .palette else { return [] }
    return stride(from: 0, to: transparency.count, by: 2).map {
      // Of shallower samples, only the lowest bits count.
      (Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])) & (1 << header.depth - 1)
    }
  }
}
