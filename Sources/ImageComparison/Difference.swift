import Drawing

/// Where and by how much two pictures of one size differ.
package struct Difference: Sendable, Hashable {
  /// Pixels that differ in any channel.
  package var pixelCount: Int
  /// All pixels of the picture.
  package var totalPixelCount: Int
  /// The largest difference of one channel, 1...255.
  package var maximumDelta: Int
  /// The smallest rectangle that holds every pixel that differs.
  package var bounds: PixelRectangle

  package init(pixelCount: Int, totalPixelCount: Int, maximumDelta: Int, bounds: PixelRectangle) {
    (self.pixelCount, self.totalPixelCount) = (pixelCount, totalPixelCount)
    (self.maximumDelta, self.bounds) = (maximumDelta, bounds)
  }
}

/// A rectangle of whole pixels, counted from the top left.
package struct PixelRectangle: Sendable, Hashable, CustomStringConvertible {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

extension Difference: CustomStringConvertible {
  package var description: String {
    "\(pixelCount) of \(totalPixelCount) pixels differ, by up to \(maximumDelta) levels, within \(bounds)"
  }
}

extension Difference {
  /// Nil where the pictures are equal. Both have one size.
  init?(between expected: Bitmap, and actual: Bitmap) {
    var tally = Tally()
    let rowLength = expected.width * 4
    expected.pixels.withUnsafeBufferPointer { expected in
      actual.pixels.withUnsafeBufferPointer { actual in
        guard rowLength > 0 else { return }
        for row in 0..<expected.count / rowLength {
          let range = row * rowLength..<(row + 1) * rowLength
          tally.compare(
            UnsafeBufferPointer(rebasing: expected[range]), UnsafeBufferPointer(rebasing: actual[range]), row: row)
        }
      }
    }
    guard let bounds = tally.bounds else { return nil }
    self.init(
      pixelCount: tally.count, totalPixelCount: expected.width * expected.height, maximumDelta: tally.maximum,
      bounds: bounds)
  }

  /// What was found so far.
  private struct Tally {
    var count = 0
    var maximum = 0
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?

    var bounds: PixelRectangle? {
      guard let columns, let rows else { return nil }
      return PixelRectangle(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    mutating func compare(_ expected: UnsafeBufferPointer<UInt8>, _ actual: UnsafeBufferPointer<UInt8>, row: Int) {
      // Most rows are equal, and this finds it out many bytes at a time.
      guard !UnsafeRawBufferPointer(expected).elementsEqualInWords(UnsafeRawBufferPointer(actual)) else { return }
      for column in 0..<expected.count / 4 {
        let delta = largestDelta(expected, actual, at: column * 4)
        if delta > 0 { note(delta, column: column, row: row) }
      }
    }

    private func largestDelta(
      _ expected: UnsafeBufferPointer<UInt8>, _ actual: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> Int {
      var largest = 0
      for channel in index..<index + 4 {
        largest = max(largest, abs(Int(expected[channel]) - Int(actual[channel])))
      }
      return largest
    }

    private mutating func note(_ delta: Int, column: Int, row: Int) {
      count += 1
      maximum = max(maximum, delta)
      columns = columns.map { min($0.lowerBound, column)...max($0.upperBound, column) } ?? column...column
      rows = rows.map { min($0.lowerBound, row)...max($0.upperBound, row) } ?? row...row
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are equal; eight at a time, as a picture row always holds a multiple of four.
  fileprivate func elementsEqualInWords(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index + 8 <= count {
      let (left, right) = (
        loadUnaligned(fromByteOffset: index, as: UInt64.self),
        other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      if left != right { return false }
      index += 8
    }
    return self[index...].elementsEqual(other[index...])
  }
}
