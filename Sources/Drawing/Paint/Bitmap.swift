/// Decoded pixels: 8-bit sRGB, four bytes each (red, green, blue, alpha; not premultiplied), rows from the top, no padding.
package struct Bitmap: Sendable, Hashable {
  package let width, height: Int
  /// `width * height * 4` bytes.
  package var pixels: [UInt8]

  /// Traps where the number of bytes does not fit the size.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes for each pixel")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// A bitmap of one colour, given as red, green, blue, alpha.
  package init(width: Int, height: Int, filledWith pixel: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)) {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      (pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3]) = pixel
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
