extension DifferenceMap {
  /// The most different pixels that any square of `side` × `side` pixels holds. A few pixels in a heap are seen where as
  /// many scattered ones are not.
  package func densestCount(side: Int) -> Int {
    guard side > 0 else { return 0 }
    var window = SlidingWindow(width: size.width, side: side)
    // The runs from `leaving` up to `start` are within the rows above that a square holds.
    var (start, leaving) = (0, 0)
    while start < runs.count, !window.isFull {
      let row = runs[start].y
      let end = runs[start...].firstIndex { $0.y != row } ?? runs.count
      while runs[leaving].y <= row - side {
        window.add(runs[leaving], sign: -1)
        leaving += 1
      }
      for run in runs[start..<end] { window.add(run, sign: 1) }
      window.slide(over: runs[start..<end])
      start = end
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
    guard run.kind == .different else { return }
    for column in run.columns { columns[column] += sign }
  }

  /// Counts in every square that holds pixels of the last row, whose runs these are: any other held as many a row before.
  mutating func slide(over runs: ArraySlice<DifferenceMap.Run>) {
    guard let first = runs.first(where: { $0.kind == .different })?.columns.lowerBound,
      let last = runs.last(where: { $0.kind == .different })?.columns.upperBound
    else { return }
    let (start, end) = (max(0, first - side + 1), min(columns.count, last + side - 1))
    var (sum, most) = (Int32(0), Int32(densest))
    columns.withUnsafeBufferPointer { columns in
      let full = min(start + side, end)
      for column in start..<full { sum &+= columns[column] }
      most = max(most, sum)
      for column in full..<end {
        sum &+= columns[column] &- columns[column &- side]
        most = max(most, sum)
      }
    }
    densest = Int(most)
  }
}
