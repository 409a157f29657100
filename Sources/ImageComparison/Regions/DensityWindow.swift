extension DifferenceMap {
  /// The most different pixels that any square of `side` × `side` pixels holds. A few pixels in a heap are seen where as
  /// many scattered ones are not.
  package func densestCount(side: Int) -> Int {
    let different = runs.filter { $0.kind == .different }
    guard side > 0, !different.isEmpty else { return 0 }
    var window = SlidingWindow(width: size.width, side: side)
    // The runs from `leaving` up to `entering` are within the last `side` rows.
    var (entering, leaving) = (0, 0)
    while entering < different.count, !window.isFull {
      let row = different[entering].y
      let start = entering
      while different[leaving].y <= row - side {
        window.add(different[leaving], sign: -1)
        leaving += 1
      }
      while entering < different.count, different[entering].y == row {
        window.add(different[entering], sign: 1)
        entering += 1
      }
      window.slide(over: different[start..<entering])
    }
    return window.densest
  }
}

/// How many different pixels each column of the last rows holds.
private struct SlidingWindow {
  private let side: Int
  private var columns: [Int32]
  private(set) var densest = 0

  init(width: Int, side: Int) {
    self.side = side
    columns = Array(repeating: 0, count: width)
  }

  /// No square can hold more.
  var isFull: Bool { densest >= side * side }

  mutating func add(_ run: DifferenceMap.Run, sign: Int32) {
    for column in run.columns { columns[column] += sign }
  }

  /// Counts in every square that holds pixels of the last row, whose runs these are: any other held as many a row before.
  mutating func slide(over runs: ArraySlice<DifferenceMap.Run>) {
    guard let first = runs.first?.columns.lowerBound, let last = runs.last?.columns.upperBound else { return }
    let (start, end) = (max(0, first - side + 1), min(columns.count, last + side - 1))
    var (sum, most) = (Int32(0), Int32(densest))
    columns.withUnsafeBufferPointer { columns in
      for column in start..<end {
        sum &+= columns[column]
        if column - side >= start { sum &-= columns[column - side] }
        most = max(most, sum)
      }
    }
    densest = Int(most)
  }
}
