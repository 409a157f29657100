extension Solver {
  /// Changes the constant of a constraint's expression.
  ///
  /// Touches only the rows that depend on the constant, and allocates nothing unless the basis has to change. If the
  /// new constant makes a required constraint contradict others, it is refused and the solver left as it was.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(UnsatisfiableError) {
    precondition(contains(id), "The solver does not hold this constraint.")
    let index = Int(id.index)
    let new = Constraint.limited(constant)
    guard new != records[index].constant else { return }
    if records[index].isRequired {
      try setRequiredConstant(new, of: id.index)
    } else {
      shiftOptional(id.index, to: new)
    }
  }

  /// An optional constraint's constant cannot contradict anything.
  mutating func shiftOptional(_ index: Int32, to new: Double) {
    shiftRows(of: index, to: Constraint.limited(new))
    if !tableau.queue.isEmpty { settle() }
  }

  /// Most changes of a required constant only move values. The others may fail, and are done again after a checkpoint.
  private mutating func setRequiredConstant(_ new: Double, of index: Int32) throws(UnsatisfiableError) {
    let old = records[Int(index)].constant
    saveConstants()
    shiftRows(of: index, to: new)
    guard !tableau.queue.isEmpty else { return }
    restoreConstants(of: index, to: old)
    checkpoint.save(tableau)
    shiftRows(of: index, to: new)
    do throws(UnsatisfiableError) {
      try accept(tableau.optimise(), of: index)
    } catch {
      records[Int(index)].constant = old
      throw error
    }
  }

  private mutating func shiftRows(of index: Int32, to new: Double) {
    let record = records[Int(index)]
    let step = record.sign * (new - record.constant)
    records[Int(index)].constant = new
    if record.symbol >= 0 {
      tableau.symbols[Int(record.symbol)].scale = max(1, abs(new))
      let row = tableau.symbols[Int(record.symbol)].row
      if row >= 0 { return tableau.shift(row, by: step) }
    }
    let place = loadColumn(of: index, record)
    tableau.shift(along: columnCache.columns[place].entries, by: step)
  }

  /// Makes sure the cache holds what each row gains when the constraint's surplus is moved by one.
  private mutating func loadColumn(of index: Int32, _ record: ConstraintRecord) -> Int {
    let place = ColumnCache.place(index)
    guard !columnCache.holds(index, basisVersion: tableau.basisVersion) else { return place }
    if record.symbol >= 0 {
      tableau.gatherColumn(record.symbol)
      for entry in tableau.scratch.column.indices { tableau.scratch.column[entry].coefficient *= -1 }
    } else {
      tableau.loadChange(ofOperation: record.operation)
    }
    columnCache.store(index, basisVersion: tableau.basisVersion, entries: tableau.scratch.column)
    return place
  }

  private mutating func saveConstants() {
    tableau.scratch.saved.removeAll()
    for row in tableau.rows.indices { tableau.scratch.saved.append(tableau.rows[row].constant) }
  }

  private mutating func restoreConstants(of index: Int32, to old: Double) {
    for row in tableau.rows.indices { tableau.rows[row].constant = tableau.scratch.saved[row] }
    records[Int(index)].constant = old
    if records[Int(index)].symbol >= 0 {
      tableau.symbols[Int(records[Int(index)].symbol)].scale = max(1, abs(old))
    }
    for row in tableau.queue { tableau.rows[Int(row)].isQueued = false }
    tableau.queue.removeAll(keepingCapacity: true)
  }
}
