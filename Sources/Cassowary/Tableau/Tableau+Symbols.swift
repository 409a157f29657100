extension Tableau {
  mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    if let index = unusedSymbols.popLast() {
      symbols[Int(index)] = symbol
      return index
    }
    if symbols.count == symbols.capacity { reserveRoom(max(64, 4 * symbols.count)) }
    symbols.append(symbol)
    columns.appendList()
    objective.appendSymbol()
    return Int32(symbols.count - 1)
  }

  /// Makes room everywhere for `size` symbols and what usually comes with them, so that growing moves the arrays
  /// seldom. Room that is never touched costs nothing.
  private mutating func reserveRoom(_ size: Int) {
    symbols.reserveCapacity(size)
    rows.reserveCapacity(size)
    cells.reserveRoom(lists: size, elements: 2 * size)
    columns.reserveRoom(lists: size, elements: 4 * size)
    objective.reserveRoom(symbols: size)
    history.reserveRoom(operations: 2 * size, entries: 2 * size)
  }

  /// Gives a symbol's number back. It must be outside the basis and in no row.
  mutating func freeSymbol(_ index: Int32) {
    symbols[Int(index)] = Symbol(kind: .unused)
    columns.removeAll(index)
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
    for position in cells.range(row) { columns.remove(row, from: cells[position].symbol) }
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
