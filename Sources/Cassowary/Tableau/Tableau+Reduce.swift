extension Tableau {
  /// Writes `sign * expression` over the symbols outside the basis into `scratch.row`, and the rows it was replaced
  /// by into `scratch.reduction`. Returns the constant.
  mutating func reduce(_ terms: ArraySlice<Term>, constant: Double, sign: Double) -> Double {
    scratch.reduction.removeAll()
    scratch.summed.removeAll(keepingCapacity: true)
    while scratch.sums.count < symbols.count {
      scratch.sums.append(0)
      scratch.isSummed.append(false)
    }
    var sum = sign * constant
    for term in terms where term.coefficient != 0 {
      let coefficient = sign * term.coefficient
      let row = symbols[Int(term.variable.index)].row
      guard row >= 0 else {
        accumulate(coefficient, at: term.variable.index)
        continue
      }
      sum += coefficient * rows[Int(row)].constant
      scratch.reduction.append(ColumnEntry(row: row, coefficient: coefficient))
      for position in cells.range(row) {
        let cell = cells[position]
        accumulate(coefficient * cell.coefficient, at: cell.symbol)
      }
    }
    collectSums()
    return sum
  }

  @inline(__always)
  private mutating func accumulate(_ amount: Double, at symbol: Int32) {
    if !scratch.isSummed[Int(symbol)] {
      scratch.isSummed[Int(symbol)] = true
      scratch.summed.append(symbol)
    }
    scratch.sums[Int(symbol)] += amount
  }

  private mutating func collectSums() {
    scratch.row.removeAll()
    if scratch.summed.count > 1 { scratch.summed.sort() }
    for index in scratch.summed.indices {
      let symbol = scratch.summed[index]
      let sum = scratch.sums[Int(symbol)]
      scratch.sums[Int(symbol)] = 0
      scratch.isSummed[Int(symbol)] = false
      if abs(sum) > Tolerance.coefficient { scratch.row.append(Cell(symbol: symbol, coefficient: sum)) }
    }
  }

  /// Makes the row in `scratch.row` a row of the tableau, with `basic` as its basic symbol, for a constraint.
  mutating func insertReducedRow(constant: Double, basic: Int32, constraint: Int32, sign: Double) -> Int32 {
    let row = makeRow()
    cells.replace(row, with: scratch.row)
    for index in scratch.row.indices { columns.append(row, to: scratch.row[index].symbol) }
    rows[Int(row)].constant = constant
    rows[Int(row)].basic = basic
    if basic >= 0 { symbols[Int(basic)].row = row }
    history.recordRow(row, constraint: constraint, sign: sign, reduction: scratch.reduction)
    return row
  }
}
