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

  /// Collects a symbol's column into `scratch.column`, dropping what is out of date from the column's list.
  mutating func gatherColumn(_ symbol: Int32) {
    scratch.column.removeAll()
    scratch.columnVisit &+= 1
    let range = columns.range(symbol)
    var kept = range.lowerBound
    for position in range {
      let row = columns[position]
      guard rows[Int(row)].visit != scratch.columnVisit else { continue }
      let value = coefficient(of: symbol, in: row)
      guard value != 0 else { continue }
      rows[Int(row)].visit = scratch.columnVisit
      columns[kept] = row
      kept += 1
      scratch.column.append(ColumnEntry(row: row, coefficient: value))
    }
    columns.truncate(symbol, to: kept - range.lowerBound)
  }

  @inline(__always)
  mutating func noteCell(_ symbol: Int32, in row: Int32) {
    columnCounts[Int(symbol)] += 1
    if columns.count(symbol) > 2 * Int(columnCounts[Int(symbol)]) + 16 { tidyColumn(symbol) }
    columns.append(row, to: symbol)
  }

  /// Drops a column's out-of-date rows. The cell about to be noted may be in its row already, hence the second look.
  private mutating func tidyColumn(_ symbol: Int32) {
    scratch.columnVisit &+= 1
    let range = columns.range(symbol)
    var kept = range.lowerBound
    for position in range {
      let row = columns[position]
      guard rows[Int(row)].visit != scratch.columnVisit, coefficient(of: symbol, in: row) != 0 else { continue }
      rows[Int(row)].visit = scratch.columnVisit
      columns[kept] = row
      kept += 1
    }
    columns.truncate(symbol, to: kept - range.lowerBound)
  }
}
