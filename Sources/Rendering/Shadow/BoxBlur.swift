/// Three box blurs in a row, which come within two levels of a Gaussian. Whole numbers only: alike on every machine.
struct BoxBlur: Hashable {
  /// The width of a box in pixels; 0 or 1 leaves the mask as it is.
  let size: Int

  /// Wider blurs cannot be told apart on any screen.
  private static let maximumSize = 600

  /// From a standard deviation in pixels, as the SVG standard's `feGaussianBlur` has it.
  init(sigma: Double) {
    // 3 · √(2π) / 4
    size = min(Int((max(0, sigma) * 1.8799712059732503 + 0.5).rounded(.down)), Self.maximumSize)
  }

  /// How many pixels away a pixel can still be seen.
  var reach: Int { size > 1 ? 3 * (size / 2 + 1) : 0 }

  func blur(_ mask: Mask) -> Mask {
    guard size > 1 else { return mask }
    return blurRows(blurRows(mask).transposed).transposed
  }

  private var boxes: [(size: Int, before: Int)] {
    size % 2 == 1
      ? Array(repeating: (size, size / 2), count: 3)
      : [(size, size / 2), (size, size / 2 - 1), (size + 1, size / 2)]
  }

  private func blurRows(_ mask: Mask) -> Mask {
    boxes.reduce(mask) { Self.blurRows($0, size: $1.size, before: $1.before) }
  }

  /// Each pixel becomes the mean of `size` pixels, the first of them `before` pixels to its left; beyond is nothing.
  private static func blurRows(_ mask: Mask, size: Int, before: Int) -> Mask {
    let width = mask.width
    let bytes = [UInt8](unsafeUninitializedCapacity: width * mask.height) { target, count in
      mask.bytes.withUnsafeBufferPointer { source in
        for row in stride(from: 0, to: width * mask.height, by: width) {
          var sum = 0
          for x in 0..<min(max(size - before - 1, 0), width) { sum += Int(source[row + x]) }
          for x in 0..<width {
            let (entering, leaving) = (x + size - before - 1, x - before - 1)
            if entering < width { sum += Int(source[row + entering]) }
            if leaving >= 0 { sum -= Int(source[row + leaving]) }
            target[row + x] = UInt8((sum + size / 2) / size)
          }
        }
      }
      count = width * mask.height
    }
    return Mask(width: width, height: mask.height, bytes: bytes)
  }
}

/// Coverage, one byte a pixel, rows from the top, no padding.
struct Mask: Sendable, Hashable {
  let width, height: Int
  var bytes: [UInt8]

  /// Columns become rows.
  var transposed: Mask {
    let (width, height) = (width, height)
    let turned = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      bytes.withUnsafeBufferPointer { source in
        for x in 0..<width {
          for y in 0..<height { target[x * height + y] = source[y * width + x] }
        }
      }
      count = width * height
    }
    return Mask(width: height, height: width, bytes: turned)
  }
}
