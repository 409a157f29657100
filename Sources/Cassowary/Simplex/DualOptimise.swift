extension Tableau {
  /// The dual simplex method: makes queued rows feasible again, at the least cost.
  mutating func repair(_ budget: inout PivotBudget) -> Outcome {
    while let row = takeInfeasibleRow(isBland: budget.isBland) {
      let violation = violation(of: row)
      switch chooseRepair(of: row, rising: violation < 0) {
      case .flip:
        flip(row)
      case .enter(let move):
        gatherColumn(move.symbol)
        symbols[Int(move.symbol)].side = move.direction
        pivot(row, entering: move.symbol)
      case .none:
        if abs(violation) > acceptedViolation(of: row) { return .infeasible(row: row) }
      }
      guard budget.spend(isProgress: false) else { return .exhausted }
    }
    return .optimal
  }

  func acceptedViolation(of row: Int32) -> Double {
    let basic = rows[Int(row)].basic
    return Tolerance.acceptance * (basic < 0 ? 1 : symbols[Int(basic)].scale)
  }

  /// Takes the worst infeasible row from the queue, under Bland's rule the one with the oldest symbol.
  private mutating func takeInfeasibleRow(isBland: Bool) -> Int32? {
    var best: (index: Int, violation: Double, symbol: Int32)?
    var kept = 0
    for index in queue.indices {
      let row = queue[index]
      let violation = rows[Int(row)].isUsed ? abs(violation(of: row)) : 0
      guard violation > 0 else {
        rows[Int(row)].isQueued = false
        continue
      }
      queue[kept] = row
      let symbol = rows[Int(row)].basic
      let isWorse = best.map { isBland || violation == $0.violation ? symbol < $0.symbol : violation > $0.violation }
      if isWorse ?? true { best = (kept, violation, symbol) }
      kept += 1
    }
    if kept < queue.count { queue.removeLast(queue.count - kept) }
    guard let best else { return nil }
    let row = queue[best.index]
    queue[best.index] = queue[queue.count - 1]
    queue.removeLast()
    rows[Int(row)].isQueued = false
    return row
  }

  enum Repair: Equatable {
    /// Let the optional basic symbol take the other sign and pay for it.
    case flip
    case enter(Move)
    case none
  }

  /// The way to bring a row's basic symbol back to zero that costs least per unit; among equals the oldest symbol's.
  mutating func chooseRepair(of row: Int32, rising: Bool) -> Repair {
    var best = loadFlipCost(of: row) ? Repair.flip : .none
    var bestPivot = 0.0
    for position in cells.range(row) {
      let cell = cells[position]
      let direction: Int8 = (cell.coefficient > 0) == rising ? 1 : -1
      guard direction > 0 || symbols[Int(cell.symbol)].mayDecrease else { continue }
      let move = Move(symbol: cell.symbol, direction: direction)
      let size = abs(cell.coefficient)
      guard size > Tolerance.pivot, loadBestSlope(of: move, size: size, isFirst: best == .none, than: bestPivot)
      else { continue }
      best = .enter(move)
      bestPivot = size
    }
    return best
  }

  private mutating func loadFlipCost(of row: Int32) -> Bool {
    scratch.bestSlope.removeAll()
    for _ in 0..<objective.stride { scratch.bestSlope.append(0) }
    let basic = rows[Int(row)].basic
    guard basic >= 0, symbols[Int(basic)].isOptional else { return false }
    let symbol = symbols[Int(basic)]
    scratch.bestSlope[Int(symbol.level)] = symbol.kink
    scratch.bestSlope[objective.tieSlot] = symbol.kink * symbol.tieWeight
    return true
  }

  /// Keeps a move's cost per unit in `bestSlope` if it is lower than what is there.
  private mutating func loadBestSlope(of move: Move, size: Double, isFirst: Bool, than bestPivot: Double) -> Bool {
    var isLower = isFirst
    if !isLower {
      for slot in 0..<objective.stride {
        let cost = cost(of: move.symbol, direction: move.direction, at: slot) / size
        let difference = cost - scratch.bestSlope[slot]
        if difference < -Tolerance.slope {
          isLower = true
          break
        }
        if difference > Tolerance.slope { return false }
      }
    }
    // Equal costs: a clearly larger pivot is the safer one.
    guard isLower || (bestPivot > 0 && size > bestPivot * 10) else { return false }
    for slot in 0..<objective.stride {
      scratch.bestSlope[slot] = cost(of: move.symbol, direction: move.direction, at: slot) / size
    }
    return true
  }
}
