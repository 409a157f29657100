package import Drawing

/// Which pixels of two pictures of one size differ, and how.
package struct DifferenceMap: Sendable, Hashable {
  /// How a pixel differs.
  package enum Kind: Sendable, Hashable {
    /// By less than the metric's limit.
    case tolerated
    /// By how an edge was smoothed.
    case antialiased
    case different
  }

  /// Neighbouring pixels of one row that differ in one way.
  package struct Run: Sendable, Hashable {
    let row, start, end: Int32
    package let kind: Kind

    package var y: Int { Int(row) }
    package var columns: Range<Int> { Int(start)..<Int(end) }
  }

  package let size: PixelSize
  /// How many pixels were compared: those under no mask.
  package let comparedPixelCount: Int
  /// The largest difference of one channel of one pixel, 0...255.
  package let maximumDelta: Int
  /// Row by row, each from left to right.
  package let runs: [Run]

  /// Compares what no mask covers. Nil where the sizes differ.
  package init?(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRectangle] = []) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    size = PixelSize(of: expected)
    let area = ComparedArea(size: size, masks: masks)
    comparedPixelCount = area.pixelCount
    guard expected.width > 0, expected.height > 0 else {
      (maximumDelta, runs) = (0, [])
      return
    }
    (runs, maximumDelta) = PixelPair.with(expected, actual) { pair in
      switch tolerance.metric {
      case .exact: pair.scan(area, ExactMetric(), exemption: .none)
      case .deltaE(let limit): pair.scan(area, DeltaEMetric(limit: limit), exemption: tolerance.exemption)
      case .yiq(let threshold): pair.scan(area, YIQMetric(threshold: threshold), exemption: tolerance.exemption)
      }
    }
  }

  /// How many pixels within `rectangle` differ so.
  package func count(of kind: Kind, in rectangle: PixelRectangle) -> Int {
    // Runs are sorted by row: those above the rectangle are skipped by halving.
    let first = runs.partitioningIndex { $0.y >= rectangle.y }
    return runs[first...].prefix { $0.y < rectangle.rows.upperBound }.reduce(0) { sum, run in
      run.kind == kind ? sum + run.columns.clamped(to: rectangle.columns).count : sum
    }
  }

  /// Counts and surrounds all pixels that differ so; nil where there is none.
  package func extent(of kind: Kind) -> DifferenceRegion? {
    var (count, left, right, top, bottom) = (0, Int32.max, Int32.min, Int32.max, Int32.min)
    // Without a branch, as kinds change from run to run.
    for run in runs {
      let isCounted = run.kind == kind
      count &+= isCounted ? Int(run.end &- run.start) : 0
      (left, right) = (min(left, isCounted ? run.start : .max), max(right, isCounted ? run.end : .min))
      (top, bottom) = (min(top, isCounted ? run.row : .max), max(bottom, isCounted ? run.row : .min))
    }
    guard count > 0 else { return nil }
    return DifferenceRegion(
      bounds: PixelRectangle(columns: Int(left)..<Int(right), rows: Int(top)..<Int(bottom) + 1), pixelCount: count)
  }
}

extension Array {
  /// The index of the first element that satisfies `predicate`, where all after it do too.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
