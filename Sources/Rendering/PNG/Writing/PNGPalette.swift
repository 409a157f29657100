import Drawing

/// The colours of a picture that has few.
struct PNGPalette {
  /// Transparent ones first, then from dark to light, so that neighbours look alike.
  private let colors: [UInt32]
  private let indices: [UInt32: UInt8]

  /// Nil where there are more than 256.
  init?(of bitmap: Bitmap) {
    var found: Set<UInt32> = []
    let isSmall = bitmap.pixels.withUnsafeBytes { bytes in
      var last: UInt32?
      for pixel in bytes.bindMemory(to: UInt32.self) where pixel != last {
        last = pixel
        found.insert(pixel)
        if found.count > 256 { return false }
      }
      return true
    }
    guard isSmall, !found.isEmpty else { return nil }
    colors = found.sorted { Self.order($0) < Self.order($1) }
    indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
  }

  private static func order(_ color: UInt32) -> (Int, UInt32, UInt32) {
    let luma = (color & 0xFF) * 54 + (color >> 8 & 0xFF) * 183 + (color >> 16 & 0xFF) * 19
    return (color >= 0xFF00_0000 ? 1 : 0, luma, color)
  }

  var depth: Int { [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8 }

  /// The fewest bits that hold every colour as a grey; nil where one is none, or where a palette needs fewer.
  var grayDepth: Int? {
    guard colors.allSatisfy({ $0 == 0xFF00_0000 | ($0 & 0xFF) &* 0x1_0101 }) else { return nil }
    let steps = [(1, 255), (2, 85), (4, 17), (8, 1)] as [(depth: Int, step: UInt32)]
    return steps.first { step in colors.allSatisfy { ($0 & 0xFF) % step.step == 0 } }
      .flatMap { $0.depth <= depth ? $0.depth : nil }
  }

  var entries: [UInt8] {
    colors.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 >> 16 & 0xFF)] }
  }

  var transparency: [UInt8] { colors.filter { $0 < 0xFF00_0000 }.map { UInt8($0 >> 24) } }

  /// Each with the number of its filter, 0, before it.
  func rows(of bitmap: Bitmap, asGray: Bool, depth: Int) -> [UInt8] {
    let stride = (bitmap.width * depth + 7) / 8 + 1
    var rows = [UInt8](repeating: 0, count: stride * bitmap.height)
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var (last, sample) = (UInt32?.none, UInt8(0))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = pixels[y * bitmap.width + x]
          if pixel != last {
            last = pixel
            sample = asGray ? UInt8(pixel & 0xFF) >> (8 - depth) : indices[pixel] ?? 0
          }
          rows[y * stride + 1 + x * depth / 8] |= sample << (8 - depth - x * depth % 8)
        }
      }
    }
    return rows
  }
}
