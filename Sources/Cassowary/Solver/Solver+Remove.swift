extension Solver {
  /// Removes a constraint. Nothing happens if the solver does not hold it.
  package mutating func remove(_ id: ConstraintID) {
    take(id)
    settle()
  }

  /// Removes constraints, with one optimisation at the end.
  package mutating func remove(_ ids: [ConstraintID]) {
    for id in ids { take(id) }
    settle()
  }

  private mutating func take(_ id: ConstraintID) {
    guard contains(id) else { return }
    let record = records[Int(id.index)]
    let isOut = takeOut(record)
    freeRecord(id.index)
    if !isOut { startOver() }
  }

  private mutating func takeOut(_ record: ConstraintRecord) -> Bool {
    guard record.symbol >= 0 else {
      return tableau.release(tableau.materialiseColumn(ofOperation: record.operation))
    }
    let row = tableau.symbols[Int(record.symbol)].row
    guard row >= 0 else { return tableau.release(record.symbol) }
    tableau.attachCosts(of: row, times: -1)
    tableau.freeRow(row)
    tableau.freeSymbol(record.symbol)
    return true
  }
}
