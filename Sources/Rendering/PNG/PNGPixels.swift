/// Spreads one pass's samples over the picture, as red, green, blue, alpha.
struct PNGPixels {
  let content: PNGContent
  let pass: PNGPass

  private var header: PNGHeader { content.header }

  func copy(from rows: [UInt8], at start: Int, to pixels: inout [UInt8]) throws(PNGError) {
    let length = header.rowLength(width: pass.width)
    let isPlain = header.depth == 8 && pass.dx == 1 && content.transparency.isEmpty
    for y in 0..<pass.height {
      let row = start + y * (length + 1) + 1
      let target = (pass.y + y * pass.dy) * header.size.width * 4
      if isPlain, header.colorType == .rgb || header.colorType == .rgba {
        copyPlainRow(rows, at: row, to: &pixels, at: target)
      } else {
        try copyRow(rows, at: row, to: &pixels, at: target)
      }
    }
  }

  /// What our own encoder writes.
  private func copyPlainRow(_ rows: [UInt8], at row: Int, to pixels: inout [UInt8], at target: Int) {
    let channels = header.colorType.channels
    rows.withUnsafeBufferPointer { source in
      pixels.withUnsafeMutableBufferPointer { pixels in
        var (from, to) = (row, target + pass.x * 4)
        for _ in 0..<pass.width {
          pixels[to] = source[from]
          pixels[to + 1] = source[from + 1]
          pixels[to + 2] = source[from + 2]
          pixels[to + 3] = channels == 4 ? source[from + 3] : 255
          (from, to) = (from + channels, to + 4)
        }
      }
    }
  }

  private func copyRow(
    _ rows: [UInt8], at row: Int, to pixels: inout [UInt8], at target: Int
  ) throws(PNGError) {
    let channels = header.colorType.channels
    for x in 0..<pass.width {
      let samples = (0..<channels).map { sample(x * channels + $0, of: rows, at: row) }
      let pixel = try pixel(samples)
      let to = target + (pass.x + x * pass.dx) * 4
      (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) = pixel
    }
  }

  private func sample(_ index: Int, of rows: [UInt8], at row: Int) -> Int {
    switch header.depth {
    case 16: Int(rows[row + index * 2]) << 8 | Int(rows[row + index * 2 + 1])
    case 8: Int(rows[row + index])
    default:
      Int(rows[row + index * header.depth / 8]) >> (8 - header.depth - index * header.depth % 8)
        & (1 << header.depth - 1)
    }
  }

  private func pixel(_ samples: [Int]) throws(PNGError) -> (UInt8, UInt8, UInt8, UInt8) {
    let values = samples.map(byte)
    switch header.colorType {
    case .gray: return (values[0], values[0], values[0], isTransparent(samples) ? 0 : 255)
    case .grayAlpha: return (values[0], values[0], values[0], values[1])
    case .rgb: return (values[0], values[1], values[2], isTransparent(samples) ? 0 : 255)
    case .rgba: return (values[0], values[1], values[2], values[3])
    case .palette:
      let entry = samples[0] * 3
      guard entry + 2 < content.palette.count else { throw .malformed("a pixel is not in its palette") }
      let alpha = samples[0] < content.transparency.count ? content.transparency[samples[0]] : 255
      return (content.palette[entry], content.palette[entry + 1], content.palette[entry + 2], alpha)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    let most = 1 << header.depth - 1
    return UInt8(truncatingIfNeeded: (sample * 255 + most / 2) / most)
  }

  /// Whether the samples are the one colour that stands for no colour.
  private func isTransparent(_ samples: [Int]) -> Bool {
    guard content.transparency.count == samples.count * 2 else { return false }
    return samples.enumerated().allSatisfy { index, sample in
      sample == Int(content.transparency[index * 2]) << 8 | Int(content.transparency[index * 2 + 1])
    }
  }
}
