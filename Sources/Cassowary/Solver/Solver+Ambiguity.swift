extension Solver {
  /// True if the variable could have another value in a solution that is as good at every priority: constraints are
  /// missing, or optional constraints of equal priority contradict each other.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let symbol = variable.index
    guard tableau.symbols[Int(symbol)].kind != .free || tableau.symbols[Int(symbol)].row >= 0 else { return true }
    guard mayMoveFreely(symbol) else { return false }
    return moves(variable, by: 1) || moves(variable, by: -1)
  }

  /// A quick look that settles most cases: whether any symbol that the value depends on can move without cost.
  func mayMoveFreely(_ symbol: Int32) -> Bool {
    let row = tableau.symbols[Int(symbol)].row
    guard row >= 0 else { return isFreeOfCost(symbol) }
    return tableau.cells.range(row).contains { isFreeOfCost(tableau.cells[$0].symbol) }
  }

  private func isFreeOfCost(_ symbol: Int32) -> Bool {
    if tableau.symbols[Int(symbol)].kind == .free { return true }
    return costsNothing(symbol, direction: 1)
      || (tableau.symbols[Int(symbol)].mayDecrease && costsNothing(symbol, direction: -1))
  }

  private func costsNothing(_ symbol: Int32, direction: Int8) -> Bool {
    (0..<tableau.objective.tieSlot).allSatisfy {
      abs(tableau.cost(of: symbol, direction: direction, at: $0)) <= Tolerance.slope
    }
  }

  /// Tries it out: asks a copy, in which age does not matter, for another value at the lowest priority.
  private func moves(_ variable: Variable, by step: Double) -> Bool {
    var trial = self
    trial.forgetAge()
    let before = trial.value(of: variable)
    trial.suggest(before + step, for: variable, priority: .leastNonzeroMagnitude)
    return abs(trial.value(of: variable) - before) > Tolerance.acceptance
  }

  private mutating func forgetAge() {
    for index in tableau.symbols.indices {
      tableau.symbols[index].tieWeight = 0
      tableau.symbols[index].constraint = Tableau.none
      tableau.objective.costs[index * tableau.objective.stride + tableau.objective.tieSlot] = 0
    }
    nextSerial = Solver.lastTieSerial
  }
}
