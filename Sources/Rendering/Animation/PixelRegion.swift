import Drawing

/// A rectangle of whole pixels within a picture.
struct PixelRegion: Hashable {
  var x, y, width, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The smallest rectangle around every pixel that differs between two pictures of one size; nil where none does.
  init?(changedFrom old: Bitmap, to new: Bitmap) {
    let length = new.width * 4
    var (left, right, top, bottom) = (new.width, -1, -1, -1)
    old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new in
        for row in 0..<(length == 0 ? 0 : new.count / length) {
          let start = row * length
          var first = 0
          while first < length, old[start + first] == new[start + first] { first += 1 }
          guard first < length else { continue }
          var last = length - 1
          while old[start + last] == new[start + last] { last -= 1 }
          (left, right) = (min(left, first / 4), max(right, last / 4))
          (top, bottom) = (top < 0 ? row : top, row)
        }
      }
    }
    guard top >= 0 else { return nil }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The region's rows as PNG has them before compression, each behind the number of the filter "none".
  func rows(of bitmap: Bitmap, hasAlpha: Bool) -> [UInt8] {
    let depth = hasAlpha ? 4 : 3
    var rows = [UInt8](repeating: 0, count: height * (width * depth + 1))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        var target = 0
        for row in y..<(y + height) {
          target += 1
          var source = (row * bitmap.width + x) * 4
          for _ in 0..<width {
            for part in 0..<depth { rows[target + part] = pixels[source + part] }
            (source, target) = (source + 4, target + depth)
          }
        }
      }
    }
    return rows
  }
}
