/// A PNG picture's size and how its pixels are stored.
struct PNGHeader {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Colours may suggest a palette for screens that show few.
    var mayHavePalette: Bool { self != .gray && self != .grayAlpha }

    var depths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  let size: PictureSize
  let depth: Int
  let colorType: ColorType
  let isInterlaced: Bool
  /// As the file has it.
  let bytes: [UInt8]

  init(_ chunk: PNGChunk) throws(PNGError) {
    let data = Array(chunk.data)
    guard chunk.type == "IHDR", data.count == 13 else { throw .malformed("it does not begin with a header") }
    let (width, height) = (Int(data.bigEndian(at: 0)), Int(data.bigEndian(at: 4)))
    guard width > 0, height > 0 else { throw .malformed("a side of the picture is 0") }
    guard let size = PictureSize(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
    guard let colorType = ColorType(rawValue: data[9]), colorType.depths.contains(data[8]) else {
      throw .malformed("there is no colour type \(data[9]) with \(data[8]) bits")
    }
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else { throw .malformed("its compression is unknown") }
    (self.size, self.colorType) = (size, colorType)
    (depth, isInterlaced, bytes) = (Int(data[8]), data[12] == 1, data)
  }

  /// Bytes of a row of `width` pixels, without the filter's number.
  func rowLength(width: Int) -> Int { (width * colorType.channels * depth + 7) / 8 }

  /// How far back the byte of the pixel to the left is.
  var pixelLength: Int { max(1, colorType.channels * depth / 8) }

  /// Which pixels come in which order: all at once, or the seven passes of Adam7.
  var passes: [PNGPass] {
    guard isInterlaced else { return [PNGPass(x: 0, y: 0, dx: 1, dy: 1, size: size)].compactMap(\.self) }
    return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      .compactMap { PNGPass(x: $0.0, y: $0.1, dx: $0.2, dy: $0.3, size: size) }
  }
}

/// Every `dx`-th pixel of every `dy`-th row, from `x`, `y` on.
struct PNGPass {
  let x, y, dx, dy: Int
  let width, height: Int

  /// Nil where the pass has no pixel.
  init?(x: Int, y: Int, dx: Int, dy: Int, size: PictureSize) {
    (self.x, self.y, self.dx, self.dy) = (x, y, dx, dy)
    width = (size.width - x + dx - 1) / dx
    height = (size.height - y + dy - 1) / dy
    if width <= 0 || height <= 0 { return nil }
  }
}
