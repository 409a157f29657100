package import Drawing

/// A strip of three pictures: the expected one, what differs, the actual one.
///
/// The middle one is the actual picture, faded to grey, with every pixel that differs in a strong colour. Where the sizes
/// differ, what lies in one picture only is marked too.
package struct DifferencePicture: Sendable {
  package let expected, actual: Bitmap

  package init(expected: Bitmap, actual: Bitmap) {
    (self.expected, self.actual) = (expected, actual)
  }

  static let gap = 16
  typealias Pixel = (UInt8, UInt8, UInt8, UInt8)
  static let mark: Pixel = (230, 0, 115, 255)
  static let paper: Pixel = (96, 96, 96, 255)

  private var panelWidth: Int { max(expected.width, actual.width) }
  private var height: Int { max(expected.height, actual.height) }

  /// The strip.
  package var bitmap: Bitmap {
    var strip = Bitmap(width: panelWidth * 3 + Self.gap * 2, height: height, filledWith: Self.paper)
    copy(expected, to: &strip, x: 0)
    for row in 0..<height { markRow(row, in: &strip) }
    copy(actual, to: &strip, x: (panelWidth + Self.gap) * 2)
    return strip
  }

  private func copy(_ source: Bitmap, to strip: inout Bitmap, x: Int) {
    for row in 0..<source.height {
      let start = (row * strip.width + x) * 4
      strip.pixels.replaceSubrange(
        start..<start + source.width * 4,
        with: source.pixels[row * source.width * 4..<(row + 1) * source.width * 4])
    }
  }

  private func markRow(_ row: Int, in strip: inout Bitmap) {
    let start = (row * strip.width + panelWidth + Self.gap) * 4
    for column in 0..<panelWidth {
      let pixel = middlePixel(column: column, row: row)
      let index = start + column * 4
      strip.pixels[index] = pixel.0
      strip.pixels[index + 1] = pixel.1
      strip.pixels[index + 2] = pixel.2
      strip.pixels[index + 3] = pixel.3
    }
  }

  private func middlePixel(column: Int, row: Int) -> Pixel {
    let (before, after) = (expected.pixel(column, row), actual.pixel(column, row))
    switch (before, after) {
    case (nil, nil): return Self.paper
    case (let before?, let after?) where before == after: return Self.faded(after)
    default: return Self.mark
    }
  }

  /// Grey, and close to white, so that marks stand out on any picture.
  private static func faded(_ pixel: Pixel) -> Pixel {
    let grey = (Int(pixel.0) * 54 + Int(pixel.1) * 183 + Int(pixel.2) * 19) / 256
    let light = UInt8(255 - (255 - grey) / 4)
    return (light, light, light, 255)
  }
}

extension Bitmap {
  /// Nil outside of the picture.
  fileprivate func pixel(_ column: Int, _ row: Int) -> DifferencePicture.Pixel? {
    guard column < width, row < height else { return nil }
    let index = (row * width + column) * 4
    return (pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
  }
}
