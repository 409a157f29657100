import Drawing

extension Bitmap {
  /// Copies the pixels as Cairo keeps them: premultiplied, blue first.
  func copyPremultiplied(to target: UnsafeMutableBufferPointer<UInt8>, stride: Int) {
    pixels.withUnsafeBufferPointer { source in
      for y in 0..<height {
        var (from, to) = (y * width * 4, y * stride)
        for _ in 0..<width {
          let alpha = UInt32(source[from + 3])
          target[to] = Self.multiplied(source[from + 2], alpha)
          target[to + 1] = Self.multiplied(source[from + 1], alpha)
          target[to + 2] = Self.multiplied(source[from], alpha)
          target[to + 3] = UInt8(alpha)
          (from, to) = (from + 4, to + 4)
        }
      }
    }
  }

  private static func multiplied(_ component: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8((UInt32(component) * alpha + 127) / 255)
  }

  /// Reads Cairo's pixels; those of an opaque surface have no alpha byte that means anything.
  init(_ surface: borrowing ImageSurface, isOpaque: Bool) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let pixels = surface.withBytes { source in
      [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        for y in 0..<height {
          let row = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(source)[(y * stride)...].prefix(width * 4))
          let out = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(target)[(y * width * 4)..<((y + 1) * width * 4)])
          isOpaque ? Self.copyOpaque(row, to: out) : Self.copyTranslucent(row, to: out)
        }
        count = width * height * 4
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Whole pixels at a time: this loop is a good part of drawing a picture.
  private static func copyOpaque(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    let (from, to) = (source.bindMemory(to: UInt32.self), target.bindMemory(to: UInt32.self))
    for index in 0..<to.count {
      let pixel = from[index]
      to[index] = (pixel >> 16 & 0xFF | pixel & 0xFF00 | pixel << 16 & 0xFF_0000 | 0xFF00_0000).littleEndian
    }
  }

  private static func copyTranslucent(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    let (from, to) = (source.bindMemory(to: UInt32.self), target.bindMemory(to: UInt32.self))
    for index in 0..<to.count {
      let pixel = from[index]
      let alpha = pixel >> 24
      let (red, green) = (divided(pixel >> 16 & 0xFF, alpha), divided(pixel >> 8 & 0xFF, alpha))
      to[index] = (red | green << 8 | divided(pixel & 0xFF, alpha) << 16 | alpha << 24).littleEndian
    }
  }

  private static func divided(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
    switch alpha {
    case 0: 0
    case 255: component
    default: min(255, (component * 255 + alpha / 2) / alpha)
    }
  }
}
