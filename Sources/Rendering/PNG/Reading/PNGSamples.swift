/// Turns rows of samples of any depth into pixels: red in the lowest byte, alpha in the highest.
struct PNGSamples {
  private let header: PNGHeader
  /// The pixel that each sample of a grey or palette picture of at most 8 bits stands for.
  private let table: [UInt32]
  private let paletteCount: Int
  private let transparent: [Int]

  init(_ content: PNGContent) {
    header = content.header
    transparent = content.transparentSamples
    paletteCount = content.palette.count / 3
    table = Self.table(content)
  }

  /// Spreads the row that begins at `offset` of `rows` over `pixels`.
  func spread(
    _ rows: [UInt8], at offset: Int, to pixels: inout [UInt32], _ target: PNGRowTarget
  ) throws(PNGError) {
    switch (header.colorType, header.depth) {
    case (.palette, _): try spreadIndices(rows, at: offset, to: &pixels, target)
    case (.gray, ...8):
      for x in 0..<target.count { pixels[target[x]] = table[sample(x, of: rows, at: offset)] }
    case (let type, 8):
      for x in 0..<target.count {
        pixels[target[x]] = pixel(rows, at: offset + x * type.channels, spacing: 1) { Int(rows[$0]) }
      }
    case (let type, _):
      for x in 0..<target.count {
        pixels[target[x]] = pixel(rows, at: offset + x * type.channels * 2, spacing: 2) {
          Int(rows[$0]) << 8 | Int(rows[$0 + 1])
        }
      }
    }
  }

  private func spreadIndices(
    _ rows: [UInt8], at offset: Int, to pixels: inout [UInt32], _ target: PNGRowTarget
  ) throws(PNGError) {
    var largest = 0
    for x in 0..<target.count {
      let index = sample(x, of: rows, at: offset)
      largest = max(largest, index)
      pixels[target[x]] = table[index]
    }
    guard largest < paletteCount else { throw .malformed("a pixel is not in its palette") }
  }

  /// A sample of 1, 2, 4 or 8 bits.
  @inline(__always)
  private func sample(_ x: Int, of rows: [UInt8], at offset: Int) -> Int {
    let depth = header.depth
    if depth == 8 { return Int(rows[offset + x]) }
    return Int(rows[offset + x * depth / 8]) >> (8 - depth - x * depth % 8) & (1 << depth - 1)
  }

  /// A pixel of one to four samples of 8 or 16 bits, `spacing` bytes apart.
  @inline(__always)
  private func pixel(_ rows: [UInt8], at offset: Int, spacing: Int, _ sample: (Int) -> Int) -> UInt32 {
    func value(_ channel: Int) -> Int { sample(offset + channel * spacing) }
    func byte(_ channel: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: spacing == 1 ? value(channel) : (value(channel) * 255 + 32_767) / 65_535)
    }
    switch header.colorType {
    case .gray, .palette: return byte(0) &* 0x1_0101 | (transparent == [value(0)] ? 0 : 0xFF00_0000)
    case .grayAlpha: return byte(0) &* 0x1_0101 | byte(1) << 24
    case .rgb:
      let isTransparent = !transparent.isEmpty && transparent == [value(0), value(1), value(2)]
      return byte(0) | byte(1) << 8 | byte(2) << 16 | (isTransparent ? 0 : 0xFF00_0000)
    case .rgba: return byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24
    }
  }

  private static func table(_ content: PNGContent) -> [UInt32] {
    let header = content.header
    guard header.depth <= 8 else { return [] }
    return (0..<1 << header.depth).map { sample in
      switch header.colorType {
      case .gray:
        let level = UInt32(sample * 255 / (1 << header.depth - 1))
        return level &* 0x1_0101 | (content.transparentSamples == [sample] ? 0 : 0xFF00_0000)
      case .palette:
        // What the palette lacks is found out by its index.
        guard sample * 3 + 2 < content.palette.count else { return 0 }
        let channels = content.palette[(sample * 3)..<(sample * 3 + 3)].map { UInt32($0) }
        let alpha = sample < content.transparency.count ? UInt32(content.transparency[sample]) : 255
        return channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
      case .grayAlpha, .rgb, .rgba: return 0
      }
    }
  }
}

/// Where a row's pixels go: every `step`-th from `start` on.
struct PNGRowTarget {
  let start, step, count: Int

  @inline(__always)
  subscript(x: Int) -> Int { start + x * step }
}
