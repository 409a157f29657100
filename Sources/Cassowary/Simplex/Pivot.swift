extension Tableau {
  /// Exchanges a row's basic symbol for an entering one, whose column is in `scratch.column`.
  ///
  /// A row without a basic symbol is a required equality's, whose surplus has no column: the row is solved for the
  /// entering symbol and nothing leaves.
  mutating func pivot(_ row: Int32, entering: Int32) {
    basisVersion += 1
    let leaving = rows[Int(row)].basic
    attachCosts(of: row, times: -1)
    let factor = -1 / pivotCoefficient(row)
    if abs(factor) > Tolerance.magnification { isStrained = true }
    let place = cells.range(row)
    Self.solve(cells.elements, place, for: entering, leaving: leaving, factor: factor, into: &scratch.solved)
    cells.replace(row, with: scratch.solved)
    if leaving >= 0 { columns.append(row, to: leaving) }
    rows[Int(row)].constant *= factor
    history.recordPivot(row, factor: factor, column: scratch.column)
    for index in scratch.column.indices where scratch.column[index].row != row {
      addMultiple(scratch.column[index].coefficient, of: row, to: scratch.column[index].row, without: entering)
    }
    substituteCosts(of: entering, by: row)
    finishExchange(row, entering: entering, leaving: leaving)
  }

  /// As a constraint's row put in with `leaving` as its basic symbol, and a pivot to `entering`, which occurs in no
  /// other row: but at once. The row is in `scratch.row`.
  mutating func insertSolvedRow(constant: Double, leaving: Int32, entering: Cell, constraint: Int32, sign: Double) {
    let row = makeRow()
    let factor = -1 / entering.coefficient
    if abs(factor) > Tolerance.magnification { isStrained = true }
    let place = scratch.row.indices
    Self.solve(
      scratch.row.room, place, for: entering.symbol, leaving: leaving, factor: factor, into: &scratch.solved)
    cells.replace(row, with: scratch.solved)
    for index in scratch.solved.indices { columns.append(row, to: scratch.solved[index].symbol) }
    rows[Int(row)].constant = constant * factor
    history.recordRow(row, constraint: constraint, sign: sign, reduction: scratch.reduction)
    scratch.column.removeAll()
    history.recordPivot(row, factor: factor, column: scratch.column)
    finishExchange(row, entering: entering.symbol, leaving: leaving)
  }

  private func pivotCoefficient(_ row: Int32) -> Double {
    for index in scratch.column.indices where scratch.column[index].row == row {
      return scratch.column[index].coefficient
    }
    preconditionFailure("A pivot's row must be in its column.")
  }

  /// Rewrites a row from `leaving = …` to `entering = …`.
  private static func solve(
    _ elements: ContiguousArray<Cell>, _ place: Range<Int>, for entering: Int32, leaving: Int32, factor: Double,
    into solved: inout ScratchList<Cell>
  ) {
    let row = elements.span.extracting(place)
    solved.removeAll()
    var isPlaced = leaving < 0
    for index in row.indices {
      let cell = row[index]
      if !isPlaced, cell.symbol > leaving {
        solved.append(Cell(symbol: leaving, coefficient: -factor))
        isPlaced = true
      }
      if cell.symbol != entering {
        solved.append(Cell(symbol: cell.symbol, coefficient: cell.coefficient * factor))
      }
    }
    if !isPlaced { solved.append(Cell(symbol: leaving, coefficient: -factor)) }
  }

  /// `target += factor * source`, where `target` held `factor * entering` and `source` is what `entering` equals.
  private mutating func addMultiple(_ factor: Double, of source: Int32, to target: Int32, without entering: Int32) {
    scratch.merge.run(
      cells.elements, cells.range(target), adding: scratch.solved, times: factor, without: entering)
    cells.replace(target, with: scratch.merge.sum)
    for index in scratch.merge.gained.indices { columns.append(target, to: scratch.merge.gained[index]) }
    for index in scratch.merge.lost.indices { columns.remove(target, from: scratch.merge.lost[index]) }
    let step = factor * rows[Int(source)].constant
    if step != 0 { shift(target, by: step) }
  }

  private mutating func finishExchange(_ row: Int32, entering: Int32, leaving: Int32) {
    rows[Int(row)].basic = entering
    if leaving >= 0 {
      symbols[Int(leaving)].row = -1
      if symbols[Int(leaving)].isVariable { markChanged(leaving) }
      objective.touch(leaving)
    }
    symbols[Int(entering)].row = row
    columns.removeAll(entering)
    attachCosts(of: row, times: 1)
    note(row)
  }

  /// Adds to a row's constant.
  @inline(__always)
  mutating func shift(_ row: Int32, by step: Double) {
    rows[Int(row)].constant += step
    note(row)
  }

  /// Keeps account of a row whose constant is new.
  @inline(__always)
  mutating func note(_ row: Int32) {
    let basic = rows[Int(row)].basic
    if basic >= 0, symbols[Int(basic)].isVariable { markChanged(basic) }
    if !rows[Int(row)].isQueued, violation(of: row) != 0 {
      rows[Int(row)].isQueued = true
      queue.append(row)
    }
  }

  /// How far a row's basic symbol is on the wrong side of zero, with the sign of the value; zero if it is not.
  @inline(__always)
  func violation(of row: Int32) -> Double {
    let basic = rows[Int(row)].basic
    return Self.violation(of: basic < 0 ? nil : symbols[Int(basic)], rows[Int(row)].constant)
  }

  @inline(__always)
  static func violation(of symbol: Symbol?, _ constant: Double) -> Double {
    // A redundant required equality: nothing can move it.
    guard let symbol else { return abs(constant) > Tolerance.acceptance ? constant : 0 }
    let limit = Tolerance.repair * symbol.scale
    switch symbol.kind {
    case .nonNegative: return constant < -limit ? constant : 0
    case .optionalInequality, .optionalEquality:
      return symbol.side > 0 ? (constant < -limit ? constant : 0) : (constant > limit ? constant : 0)
    case .free, .unused: return 0
    }
  }
}
