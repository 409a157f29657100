extension Solver {
  /// Puts a constraint into the tableau. If it is refused, the tableau is left as it was.
  mutating func insertRow(of index: Int32) throws(UnsatisfiableError) {
    let record = records[Int(index)]
    let constant = tableau.reduce(terms.elements[terms.range(index)], constant: record.constant, sign: record.sign)
    if let subject = chooseSubject(for: record, constant: constant) {
      insertSolved(index, constant: constant, for: subject)
    } else if !record.isRequired {
      insertOptional(index, constant: constant)
    } else if record.relation == .equal, tableau.scratch.row.isEmpty, isSatisfied(constant, record) {
      _ = insertRow(index, constant: constant, basic: Tableau.none)
    } else if record.relation == .equal {
      try insertTrying(index, constant: constant)
    } else if constant >= -Tolerance.repair * record.scale {
      _ = insertSurplusRow(index, constant: constant)
    } else {
      try insertTrying(index, constant: constant)
    }
  }

  /// A variable that can be made to satisfy the constraint without any effect on others: a free one, or a
  /// non-negative one that occurs nowhere yet. Of several the one in the fewest rows, then the newest.
  private func chooseSubject(for record: ConstraintRecord, constant: Double) -> Cell? {
    var best: Cell?
    for index in tableau.scratch.row.indices {
      let cell = tableau.scratch.row[index]
      guard canBeSubject(cell, for: record, constant: constant) else { continue }
      if let other = best, isSimpler(other.symbol, than: cell.symbol) { continue }
      best = cell
    }
    return best
  }

  private func isSimpler(_ a: Int32, than b: Int32) -> Bool {
    let (free, otherFree) = (tableau.symbols[Int(a)].kind == .free, tableau.symbols[Int(b)].kind == .free)
    if free != otherFree { return free }
    return tableau.columns.count(a) < tableau.columns.count(b)
  }

  private func canBeSubject(_ cell: Cell, for record: ConstraintRecord, constant: Double) -> Bool {
    switch tableau.symbols[Int(cell.symbol)].kind {
    case .free: true
    case .nonNegative:
      tableau.symbols[Int(cell.symbol)].isVariable && tableau.columns.count(cell.symbol) == 0
        && (record.relation == .equal || constant < 0) && -constant / cell.coefficient >= 0
    default: false
    }
  }

  private mutating func insertSolved(_ index: Int32, constant: Double, for subject: Cell) {
    let hasSurplus = !(records[Int(index)].isRequired && records[Int(index)].relation == .equal)
    let surplus = hasSurplus ? makeSurplus(index, kind: .free) : Tableau.none
    if tableau.columns.count(subject.symbol) == 0 {
      records[Int(index)].operation = tableau.history.count
      tableau.insertSolvedRow(
        constant: constant, leaving: surplus, entering: subject, constraint: index, sign: records[Int(index)].sign)
    } else {
      let row = insertRow(index, constant: constant, basic: surplus)
      tableau.gatherColumn(subject.symbol)
      tableau.pivot(row, entering: subject.symbol)
    }
    if hasSurplus { tableau.symbols[Int(surplus)].kind = records[Int(index)].surplusKind }
  }

  private mutating func insertOptional(_ index: Int32, constant: Double) {
    let row = insertSurplusRow(index, constant: constant)
    let surplus = tableau.rows[Int(row)].basic
    tableau.symbols[Int(surplus)].side = constant < 0 ? -1 : 1
    tableau.attachCosts(of: row, times: 1)
  }

  private mutating func insertSurplusRow(_ index: Int32, constant: Double) -> Int32 {
    let surplus = makeSurplus(index, kind: records[Int(index)].surplusKind)
    return insertRow(index, constant: constant, basic: surplus)
  }

  private mutating func makeSurplus(_ index: Int32, kind: Symbol.Kind) -> Int32 {
    let record = records[Int(index)]
    var symbol = Symbol(kind: kind)
    symbol.scale = record.scale
    symbol.constraint = index
    if !record.isRequired {
      symbol.level = level(of: record.priority)
      symbol.tieWeight = Self.tieWeight(serial: record.serial)
    }
    let surplus = tableau.makeSymbol(symbol)
    records[Int(index)].symbol = surplus
    return surplus
  }

  /// Falls with every constraint and stays positive; a step is well above the slope's tolerance.
  static func tieWeight(serial: Int) -> Double {
    Double(max(1, lastTieSerial - serial)) / Double(lastTieSerial)
  }

  static let lastTieSerial = 1 << 20

  private mutating func level(of priority: Float) -> Int32 {
    let (slot, inserted) = tableau.objective.slot(of: priority)
    guard inserted else { return Int32(slot) }
    for index in tableau.symbols.indices where tableau.symbols[index].level >= Int32(slot) {
      tableau.symbols[index].level += 1
    }
    return Int32(slot)
  }

  private mutating func insertRow(_ index: Int32, constant: Double, basic: Int32) -> Int32 {
    records[Int(index)].operation = tableau.history.count
    return tableau.insertReducedRow(
      constant: constant, basic: basic, constraint: index, sign: records[Int(index)].sign)
  }

  /// Adds a required constraint that the current solution violates, or that takes the last freedom from symbols that
  /// must not be negative. Works on the tableau itself and goes back to the checkpoint if that fails.
  private mutating func insertTrying(_ index: Int32, constant: Double) throws(UnsatisfiableError) {
    if !isTrial { checkpoint.save(tableau) }
    let outcome: Outcome
    if records[Int(index)].relation == .equal {
      outcome = insertEquality(index, constant: constant)
    } else {
      let row = insertSurplusRow(index, constant: constant)
      tableau.note(row)
      outcome = tableau.optimise()
    }
    do throws(UnsatisfiableError) {
      try accept(outcome, of: index)
    } catch {
      records[Int(index)].symbol = Tableau.none
      throw error
    }
  }

  private func isSatisfied(_ constant: Double, _ record: ConstraintRecord) -> Bool {
    abs(constant) <= Tolerance.acceptance * record.scale
  }

  private mutating func insertEquality(_ index: Int32, constant: Double) -> Outcome {
    let row = insertRow(index, constant: constant, basic: Tableau.none)
    guard tableau.cells.count(row) > 0 else { return .infeasible(row: row) }
    let isSatisfied = isSatisfied(constant, records[Int(index)])
    var repair = tableau.chooseRepair(of: row, rising: constant < 0)
    if repair == .none, isSatisfied { repair = tableau.chooseRepair(of: row, rising: constant >= 0) }
    guard case .enter(let move) = repair else { return isSatisfied ? .exhausted : .infeasible(row: row) }
    tableau.gatherColumn(move.symbol)
    tableau.symbols[Int(move.symbol)].side = move.direction
    tableau.pivot(row, entering: move.symbol)
    return tableau.optimise()
  }
}
