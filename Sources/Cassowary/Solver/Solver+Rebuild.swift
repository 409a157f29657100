extension Solver {
  /// Solves everything anew, one constraint after the other in order of age, with pivots that cannot cycle. The way
  /// out when an optimisation takes more pivots than it may.
  mutating func startOver() {
    guard !isStartingOver else { return }
    isStartingOver = true
    clearTableau()
    tableau.prefersBland = true
    let order = recordsByAge()
    for isRequired in [true, false] {
      for index in order where records[Int(index)].isRequired == isRequired {
        do throws(UnsatisfiableError) {
          try insertRow(of: index)
        } catch {
          freeRecord(index)
        }
      }
    }
    _ = tableau.optimise()
    freshHistorySize = tableau.history.size
    tableau.prefersBland = false
    isStartingOver = false
  }

  /// Recomputes the tableau from the constraints, for the basis it has, once its history has become long: that sheds
  /// both the history and the rounding errors.
  mutating func refreshIfWorn() {
    let isWorn = tableau.history.size > 2 * freshHistorySize + 16 * tableau.rows.count + 4096
    guard isWorn || tableau.isStrained || nextSerial > Solver.lastTieSerial, !isStartingOver else { return }
    refresh()
  }

  mutating func refresh() {
    if nextSerial > Solver.lastTieSerial { renumber() }
    let wanted = tableau.symbols.map { $0.row >= 0 }
    tableau.clearRows()
    tableau.isStrained = false
    for index in recordsByAge() {
      guard reinsert(index, wanted: wanted) else { return startOver() }
    }
    tableau.repriceAll()
    freshHistorySize = tableau.history.size
    if tableau.optimise() != .optimal { startOver() }
  }

  private func recordsByAge() -> [Int32] {
    let used = (0..<Int32(records.count)).filter { records[Int($0)].isUsed }
    return used.sorted { records[Int($0)].serial < records[Int($1)].serial }
  }

  private mutating func renumber() {
    let order = recordsByAge()
    for (serial, index) in order.enumerated() {
      records[Int(index)].serial = serial
      let symbol = records[Int(index)].symbol
      if symbol >= 0, !records[Int(index)].isRequired {
        tableau.symbols[Int(symbol)].tieWeight = Solver.tieWeight(serial: serial)
      }
    }
    nextSerial = order.count
  }

  /// Adds a constraint's row and solves it for a symbol that belongs into the basis. False if there is none.
  private mutating func reinsert(_ index: Int32, wanted: [Bool]) -> Bool {
    let record = records[Int(index)]
    let constant = tableau.reduce(terms.elements[terms.range(index)], constant: record.constant, sign: record.sign)
    records[Int(index)].operation = tableau.history.count
    let subject = tableau.scratch.row.filter { wanted[Int($0.symbol)] }.max {
      abs($0.coefficient) < abs($1.coefficient)
    }
    let row = tableau.insertReducedRow(
      constant: constant, basic: record.symbol, constraint: index, sign: record.sign)
    if record.symbol >= 0, wanted[Int(record.symbol)] { return true }
    guard let subject else { return record.symbol < 0 && tableau.cells.count(row) == 0 }
    tableau.gatherColumn(subject.symbol)
    tableau.pivot(row, entering: subject.symbol)
    return true
  }

  private mutating func clearTableau() {
    tableau.clearRows()
    tableau.objective.clearAll()
    for index in records.indices where records[index].isUsed && records[index].symbol >= 0 {
      tableau.freeSymbol(records[index].symbol)
      records[index].symbol = Tableau.none
    }
  }
}

extension Tableau {
  /// Drops all rows and with them what they were made from. Symbols stay.
  mutating func clearRows() {
    for index in symbols.indices {
      if symbols[index].row >= 0, symbols[index].isVariable { markChanged(Int32(index)) }
      symbols[index].row = Self.none
      columns.removeAll(Int32(index))
    }
    rows = []
    unusedRows = []
    queue = []
    cells = ListStore(filler: Cell(symbol: -1, coefficient: 0))
    history = History()
    basisVersion += 1
  }

  /// Computes all costs from the rows, and queues what is infeasible.
  mutating func repriceAll() {
    objective.clearAll()
    for row in rows.indices {
      rows[row].isQueued = false
    }
    queue.removeAll(keepingCapacity: true)
    for row in 0..<Int32(rows.count) where rows[Int(row)].isUsed {
      attachCosts(of: row, times: 1)
      note(row)
    }
  }
}
