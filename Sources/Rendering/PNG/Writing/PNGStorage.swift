import Drawing

/// The form a picture's pixels are stored in, and its rows in that form, without filters.
struct PNGStorage {
  let colorType: PNGHeader.ColorType
  let depth: Int
  /// Red, green and blue of each entry.
  private(set) var palette: [UInt8] = []
  /// The alpha of the palette's first entries.
  private(set) var transparency: [UInt8] = []
  /// Bytes of a row, without the filter's number.
  let rowLength: Int
  /// Row by row, each with the number of its filter before it: 0, for none.
  let rows: [UInt8]

  /// `smallest` stores few colours as a palette and greys as such; `fast` leaves out alpha where nothing shows through.
  init(_ bitmap: Bitmap, effort: PNGEncoder.Effort) {
    if effort == .smallest, let colors = PNGPalette(of: bitmap) {
      if let grayDepth = colors.grayDepth {
        (colorType, depth) = (.gray, grayDepth)
      } else {
        (colorType, depth) = (.palette, colors.depth)
        (palette, transparency) = (colors.entries, colors.transparency)
      }
      rows = colors.rows(of: bitmap, asGray: colorType == .gray, depth: depth)
    } else {
      (colorType, depth) = (bitmap.isOpaque ? .rgb : .rgba, 8)
      rows = Self.rows(of: bitmap, channels: colorType.channels)
    }
    rowLength = (bitmap.width * colorType.channels * depth + 7) / 8
  }

  /// How far back the byte of the pixel to the left is.
  var pixelLength: Int { max(1, colorType.channels * depth / 8) }

  func header(width: Int, height: Int) -> [UInt8] {
    UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [UInt8(depth), colorType.rawValue, 0, 0, 0]
  }

  /// As they are, with or without their alpha.
  private static func rows(of bitmap: Bitmap, channels: Int) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let stride = width * channels + 1
    return [UInt8](unsafeUninitializedCapacity: stride * height) { target, count in
      bitmap.pixels.withUnsafeBytes { source in
        guard width > 0, height > 0, let from = source.baseAddress, let to = UnsafeMutableRawPointer(target.baseAddress)
        else { return }
        for y in 0..<height {
          let (pixels, row) = (from + y * width * 4, to + y * stride)
          row.storeBytes(of: 0, as: UInt8.self)
          if channels == 4 {
            (row + 1).copyMemory(from: pixels, byteCount: width * 4)
          } else {
            copyOpaque(pixels, to: row + 1, count: width)
          }
        }
      }
      count = stride * height
    }
  }

  /// Stores four bytes at once; the next pixel writes over the last of them.
  private static func copyOpaque(_ pixels: UnsafeRawPointer, to row: UnsafeMutableRawPointer, count: Int) {
    for x in 0..<count - 1 {
      (row + x * 3).storeBytes(of: (pixels + x * 4).loadUnaligned(as: UInt32.self), as: UInt32.self)
    }
    (row + (count - 1) * 3).copyMemory(from: pixels + (count - 1) * 4, byteCount: 3)
  }
}
