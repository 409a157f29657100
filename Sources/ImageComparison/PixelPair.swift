import Drawing
import Foundation

/// The pixels of two pictures of one size, a number each: red in the lowest byte, alpha in the highest.
///
/// Lives for one call of `with`, as the pointers do.
struct PixelPair {
  let width, height: Int
  let expected, actual: UnsafePointer<UInt32>

  /// Nil from `body` where there are no pixels.
  static func with<Result>(_ expected: Bitmap, _ actual: Bitmap, _ body: (PixelPair) -> Result) -> Result {
    expected.pixels.withUnsafeBytes { left in
      actual.pixels.withUnsafeBytes { right in
        let (left, right) = (left.bindMemory(to: UInt32.self), right.bindMemory(to: UInt32.self))
        guard let first = left.baseAddress, let second = right.baseAddress else {
          preconditionFailure("pictures without pixels have nothing to compare")
        }
        return body(PixelPair(width: expected.width, height: expected.height, expected: first, actual: second))
      }
    }
  }

  /// Every run of pixels that differ, and the largest difference of one channel.
  func scan(
    _ area: ComparedArea, _ metric: some PixelDistance, exemption: AntialiasingExemption
  ) -> (runs: [DifferenceMap.Run], maximumDelta: Int) {
    var scan = RowScan(pair: self, metric: metric, exemption: exemption)
    for band in area.bands where !band.columns.isEmpty {
      for row in band.rows {
        for columns in band.columns { scan.scan(row: row, columns: columns) }
      }
    }
    return (scan.runs, scan.maximumDelta)
  }
}

/// A way of telling whether two pixels that are not equal are different.
protocol PixelDistance {
  /// `delta` is the largest difference of one channel; `position` counts pixels from the top left.
  mutating func isDifferent(_ expected: UInt32, _ actual: UInt32, delta: Int, position: Int) -> Bool

  /// Whether the answer for pixels that let something through hangs on where they are.
  static var dependsOnPosition: Bool { get }
}

/// Finds the differences of rows, one after the other.
private struct RowScan<Metric: PixelDistance> {
  let pair: PixelPair
  var metric: Metric
  let exemption: AntialiasingExemption
  private(set) var runs: [DifferenceMap.Run] = []
  private(set) var maximumDelta = 0

  // Changed areas are mostly flat: the last pair of colours comes again and again.
  private var lastExpected: UInt32 = 0
  private var lastActual: UInt32 = 0
  private var isLastDifferent = false
  private var lastDelta = 0

  init(pair: PixelPair, metric: Metric, exemption: AntialiasingExemption) {
    (self.pair, self.metric, self.exemption) = (pair, metric, exemption)
  }

  mutating func scan(row: Int, columns: Range<Int>) {
    let (expected, actual) = (pair.expected + row * pair.width, pair.actual + row * pair.width)
    var x = columns.lowerBound
    while true {
      x = Self.firstDifference(expected, actual, from: x, to: columns.upperBound)
      guard x < columns.upperBound else { return }
      let (start, kind) = (x, kind(expected[x], actual[x], x: x, row: row))
      repeat {
        x += 1
        while x + 4 <= columns.upperBound, repeatsLast(x, row, kind) { x += 4 }
      } while x < columns.upperBound && expected[x] != actual[x]
        && self.kind(expected[x], actual[x], x: x, row: row) == kind
      runs.append(.init(row: Int32(row), start: Int32(start), end: Int32(x), kind: kind))
    }
  }

  /// Whether four pixels have the last pair's colours and, for all that surrounds them, are surely of the same kind.
  @inline(__always)
  private func repeatsLast(_ x: Int, _ row: Int, _ kind: DifferenceMap.Kind) -> Bool {
    guard kind != .antialiased, !Metric.dependsOnPosition || lastExpected & lastActual >= 0xFF00_0000 else {
      return false
    }
    let position = row * pair.width + x
    return (pair.expected.four(at: position) ^ lastExpected).isZero
      && (pair.actual.four(at: position) ^ lastActual).isZero
      && (kind == .tolerated || exemption == .none || pair.areFourFlat(x, row))
  }

  /// Most pixels are equal, and the C library finds that out as fast as memory is read; then the place is narrowed down.
  @inline(__always)
  private static func firstDifference(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    var x = start
    while x + 256 <= end, memcmp(expected + x, actual + x, 256 * 4) == 0 { x += 256 }
    while x + 32 <= end, memcmp(expected + x, actual + x, 32 * 4) == 0 { x += 32 }
    while x + 4 <= end, (expected.four(at: x) ^ actual.four(at: x)).isZero { x += 4 }
    while x < end, expected[x] == actual[x] { x += 1 }
    return x
  }

  private mutating func kind(_ expected: UInt32, _ actual: UInt32, x: Int, row: Int) -> DifferenceMap.Kind {
    if expected != lastExpected || actual != lastActual || Metric.dependsOnPosition && expected & actual < 0xFF00_0000 {
      (lastExpected, lastActual) = (expected, actual)
      lastDelta = Self.delta(expected, actual)
      maximumDelta = max(maximumDelta, lastDelta)
      isLastDifferent = metric.isDifferent(expected, actual, delta: lastDelta, position: row * pair.width + x)
    }
    guard isLastDifferent else { return .tolerated }
    switch exemption {
    case .none: return .different
    case .pixelmatch: return pair.isAntialiased(x, row) ? .antialiased : .different
    case .slightShift:
      return lastDelta <= PixelPair.mostOfSlightShift && pair.isSlightShift(x, row) && pair.isAntialiased(x, row)
        ? .antialiased : .different
    }
  }

  /// The largest difference of one channel.
  private static func delta(_ expected: UInt32, _ actual: UInt32) -> Int {
    let (before, after) = (expected.levels, actual.levels)
    return Int((pointwiseMax(before, after) &- pointwiseMin(before, after)).max())
  }
}

extension UnsafePointer<UInt32> {
  @inline(__always)
  func four(at index: Int) -> SIMD4<UInt32> { UnsafeRawPointer(self + index).loadUnaligned(as: SIMD4<UInt32>.self) }
}

extension UInt32 {
  /// Red, green, blue and alpha.
  @inline(__always)
  var levels: SIMD4<UInt8> { unsafeBitCast(self, to: SIMD4<UInt8>.self) }
}

extension SIMD4<UInt32> {
  /// The operator for this compares scalar by scalar.
  @inline(__always)
  var isZero: Bool {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }
}
