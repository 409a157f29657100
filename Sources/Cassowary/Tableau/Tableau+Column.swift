extension Tableau {
  /// The coefficient of a symbol in a row; zero if it does not occur there.
  @inline(__always)
  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    let range = cells.range(row)
    var (low, high) = (range.lowerBound, range.upperBound)
    while high - low > 8 {
      let middle = (low + high) / 2
      if cells[middle].symbol > symbol { high = middle } else { low = middle }
    }
    while low < high {
      let cell = cells[low]
      if cell.symbol == symbol { return cell.coefficient }
      low += 1
    }
    return 0
  }

  /// Collects a symbol's column into `scratch.column`.
  mutating func gatherColumn(_ symbol: Int32) {
    scratch.column.removeAll()
    for position in columns.range(symbol) {
      let row = columns[position]
      scratch.column.append(ColumnEntry(row: row, coefficient: coefficient(of: symbol, in: row)))
    }
  }
}
