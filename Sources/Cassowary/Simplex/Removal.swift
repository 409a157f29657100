extension Tableau {
  /// Takes a constraint's surplus, which is zero, and the row that comes with it out of the tableau.
  ///
  /// The surplus, now free to take any value, enters the basis where that disturbs least, and its row is dropped.
  /// False if the surplus could not enter, for numerical reasons.
  mutating func release(_ symbol: Int32) -> Bool {
    symbols[Int(symbol)].kind = .free
    gatherColumn(symbol)
    guard let row = chooseReleasingRow(symbol) else { return false }
    pivot(row, entering: symbol)
    freeRow(row)
    freeSymbol(symbol)
    return true
  }

  private mutating func chooseReleasingRow(_ symbol: Int32) -> Int32? {
    if let redundant = scratch.column.first(where: {
      rows[Int($0.row)].basic < 0 && abs($0.coefficient) > Tolerance.pivot
    }) {
      return redundant.row
    }
    let moves = [Move(symbol: symbol, direction: 1), Move(symbol: symbol, direction: -1)]
    for move in moves where gain(of: move) != nil {
      if let row = chooseLeaving(for: move, isBland: false) { return row }
    }
    return nearestRestrictedRow(moves) ?? oldestFreeRow()
  }

  private mutating func nearestRestrictedRow(_ moves: [Move]) -> Int32? {
    var nearest: (row: Int32, step: Double)?
    for move in moves {
      guard let row = chooseLeaving(for: move, isBland: true) else { continue }
      let step = abs(rows[Int(row)].constant / coefficient(of: move.symbol, in: row))
      if nearest.map({ step < $0.step }) ?? true { nearest = (row, step) }
    }
    return nearest?.row
  }

  private func oldestFreeRow() -> Int32? {
    scratch.column.lazy.filter { abs($0.coefficient) > Tolerance.pivot }
      .min { rows[Int($0.row)].basic < rows[Int($1.row)].basic }?.row
  }

  /// Makes the column that a required equality does without, for as long as it takes to remove it.
  mutating func materialiseColumn(ofOperation operation: Int) -> Int32 {
    let symbol = makeSymbol(Symbol(kind: .free))
    loadChange(ofOperation: operation)
    for index in scratch.column.indices {
      let entry = scratch.column[index]
      insertCell(Cell(symbol: symbol, coefficient: -entry.coefficient), into: entry.row)
    }
    return symbol
  }

  /// Fills `scratch.column` with what each row's constant gains when the constant of a constraint gains one.
  mutating func loadChange(ofOperation operation: Int) {
    while scratch.perRow.count < rows.count { scratch.perRow.append(0) }
    history.forward(from: operation, into: &scratch.perRow)
    scratch.column.removeAll()
    for row in rows.indices where rows[row].isUsed && abs(scratch.perRow[row]) > Tolerance.share {
      scratch.column.append(ColumnEntry(row: Int32(row), coefficient: scratch.perRow[row]))
    }
  }

  private mutating func insertCell(_ cell: Cell, into row: Int32) {
    scratch.row.removeAll()
    let old = cells.elements[cells.range(row)]
    scratch.row.append(contentsOf: old.prefix { $0.symbol < cell.symbol })
    scratch.row.append(cell)
    scratch.row.append(contentsOf: old.drop { $0.symbol < cell.symbol })
    cells.replace(row, with: scratch.row)
    columns.append(row, to: cell.symbol)
    let basic = rows[Int(row)].basic
    guard basic >= 0, symbols[Int(basic)].isOptional else { return }
    let slope = symbols[Int(basic)].gradient * cell.coefficient
    objective.add(slope, at: Int(symbols[Int(basic)].level), to: cell.symbol)
    objective.add(slope * symbols[Int(basic)].tieWeight, at: objective.tieSlot, to: cell.symbol)
  }
}
