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
          let row = UnsafeMutableBufferPointer(rebasing: source[(y * stride)..<(y * stride + width * 4)])
          let out = UnsafeMutableBufferPointer(rebasing: target[(y * width * 4)..<((y + 1) * width * 4)])
          isOpaque ? Self.copyOpaque(row, to: out) : Self.copyTranslucent(row, to: out)
        }
        count = width * height * 4
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  private static func copyOpaque(
    _ source: UnsafeMutableBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in stride(from: 0, to: source.count, by: 4) {
      target[index] = source[index + 2]
      target[index + 1] = source[index + 1]
      target[index + 2] = source[index]
      target[index + 3] = 255
    }
  }

  private static func copyTranslucent(
    _ source: UnsafeMutableBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in stride(from: 0, to: source.count, by: 4) {
      let alpha = UInt32(source[index + 3])
      target[index] = divided(source[index + 2], alpha)
      target[index + 1] = divided(source[index + 1], alpha)
      target[index + 2] = divided(source[index], alpha)
      target[index + 3] = UInt8(alpha)
    }
  }

  private static func divided(_ component: UInt8, _ alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (UInt32(component) * 255 + alpha / 2) / alpha))
  }
}
