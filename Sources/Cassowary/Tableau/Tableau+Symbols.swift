extension Tableau {
  mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    if let index = unusedSymbols.popLast() {
      symbols[Int(index)] = symbol
      return index
    }
    symbols.append(symbol)
    columns.appendList()
    columnCounts.append(0)
    objective.appendSymbol()
    return Int32(symbols.count - 1)
  }

  /// Gives a symbol's number back. It must be outside the basis and in no row.
  mutating func freeSymbol(_ index: Int32) {
    symbols[Int(index)] = Symbol(kind: .unused)
    columns.removeAll(index)
    columnCounts[Int(index)] = 0
    objective.clear(index)
    unusedSymbols.append(index)
  }

  mutating func makeRow() -> Int32 {
    basisVersion += 1
    if let index = unusedRows.popLast() {
      rows[Int(index)] = Row(isUsed: true, isQueued: rows[Int(index)].isQueued)
      return index
    }
    rows.append(Row(isUsed: true))
    cells.appendList()
    return Int32(rows.count - 1)
  }

  /// Drops a row. Its basic symbol leaves the basis without a trace.
  mutating func freeRow(_ row: Int32) {
    basisVersion += 1
    let basic = rows[Int(row)].basic
    if basic >= 0 { symbols[Int(basic)].row = -1 }
    for position in cells.range(row) { columnCounts[Int(cells[position].symbol)] -= 1 }
    cells.removeAll(row)
    rows[Int(row)].basic = Self.none
    rows[Int(row)].constant = 0
    rows[Int(row)].isUsed = false
    unusedRows.append(row)
  }

  @inline(__always)
  mutating func markChanged(_ symbol: Int32) {
    guard !symbols[Int(symbol)].isChanged else { return }
    symbols[Int(symbol)].isChanged = true
    changed.append(symbol)
  }
}
