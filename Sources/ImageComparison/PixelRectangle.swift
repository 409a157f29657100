/// A rectangle of whole pixels, counted from the top left.
package struct PixelRectangle: Sendable, Hashable, Codable, CustomStringConvertible {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var columns: Range<Int> { x..<x + max(0, width) }
  package var rows: Range<Int> { y..<y + max(0, height) }

  package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

extension PixelRectangle {
  init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The smallest rectangle that holds both.
  func union(_ other: Self) -> Self {
    Self(
      columns: min(x, other.x)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(y, other.y)..<max(rows.upperBound, other.rows.upperBound))
  }

  /// The rectangles, those that overlap or are less than `apart` pixels apart put into one.
  static func joined(_ rectangles: [Self], apart: Int) -> [Self] {
    rectangles.reduce(into: []) { joined, next in
      var whole = next
      // One that has grown may reach others.
      while let index = joined.firstIndex(where: { $0.isWithin(apart, of: whole) }) {
        whole = whole.union(joined.remove(at: index))
      }
      joined.append(whole)
    }
  }

  private func isWithin(_ apart: Int, of other: Self) -> Bool {
    let near = grown(by: apart)
    return near.columns.overlaps(other.columns) && near.rows.overlaps(other.rows)
  }

  func grown(by margin: Int) -> Self {
    Self(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
