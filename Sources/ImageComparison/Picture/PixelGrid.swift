import Drawing

/// A picture being put together: a number a pixel, red in its lowest byte, alpha in its highest.
struct PixelGrid {
  let width, height: Int
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int, color: UInt32) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: color, count: width * height)
  }

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    pixels = bitmap.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  var bitmap: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.withUnsafeBytes { Array($0) })
  }

  /// Changes every pixel of a row's columns, as far as they are in the picture.
  mutating func change(row: Int, columns: Range<Int>, to color: (_ x: Int, _ before: UInt32) -> UInt32) {
    guard row >= 0, row < height else { return }
    let start = row * width
    for x in columns.clamped(to: 0..<width) { pixels[start + x] = color(x, pixels[start + x]) }
  }

  mutating func fill(_ rectangle: PixelRectangle, _ color: UInt32) {
    for row in rectangle.rows { change(row: row, columns: rectangle.columns) { _, _ in color } }
  }

  /// A line of `thickness` pixels along the inside of `rectangle`.
  mutating func outline(_ rectangle: PixelRectangle, _ color: UInt32, thickness: Int) {
    for row in rectangle.rows {
      let isCap = min(row - rectangle.y, rectangle.rows.upperBound - 1 - row) < thickness
      let columns = rectangle.columns
      if isCap {
        change(row: row, columns: columns) { _, _ in color }
      } else {
        change(row: row, columns: columns.prefix(thickness)) { _, _ in color }
        change(row: row, columns: columns.suffix(thickness)) { _, _ in color }
      }
    }
  }

  mutating func draw(_ other: PixelGrid, x: Int, y: Int) {
    for row in 0..<other.height {
      let (from, to) = (row * other.width, (y + row) * width + x)
      pixels.replaceSubrange(to..<to + other.width, with: other.pixels[from..<from + other.width])
    }
  }

  /// What is within the rectangle, which lies within the picture.
  func cropped(width newWidth: Int, height newHeight: Int) -> PixelGrid {
    var part = PixelGrid(width: newWidth, height: newHeight, color: 0)
    for row in 0..<newHeight {
      part.pixels.replaceSubrange(
        row * newWidth..<(row + 1) * newWidth, with: pixels[row * width..<row * width + newWidth])
    }
    return part
  }
}
