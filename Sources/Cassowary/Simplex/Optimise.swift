/// How a run of the simplex method ended.
enum Outcome: Equatable, Sendable {
  case optimal
  /// A row that no move can repair: the proof that the required constraints contradict each other.
  case infeasible(row: Int32)
  /// The limit of pivots was reached. Does not happen in exact arithmetic; the solver starts over then.
  case exhausted
}

/// Counts pivots, and turns to Bland's rule, which cannot cycle, after a number of them without progress.
struct PivotBudget: Sendable {
  private var left: Int
  private var idle = 0
  private let patience: Int

  init(rows: Int, symbols: Int, prefersBland: Bool) {
    patience = prefersBland ? -1 : 40
    left = 40 * (rows + symbols) + 400
  }

  var isBland: Bool { idle > patience }

  /// False once the budget is used up.
  mutating func spend(isProgress: Bool) -> Bool {
    idle = isProgress ? 0 : idle + 1
    left -= 1
    return left > 0
  }
}

extension Tableau {
  /// Repairs what is infeasible, then lowers the costs as far as they go.
  mutating func optimise() -> Outcome {
    var budget = PivotBudget(rows: rows.count, symbols: symbols.count, prefersBland: prefersBland)
    repeat {
      let repaired = repair(&budget)
      guard repaired == .optimal else { return repaired }
      guard lowerCosts(&budget) else { return .exhausted }
    } while !queue.isEmpty
    return .optimal
  }

  /// The primal simplex method. False if the budget ran out.
  private mutating func lowerCosts(_ budget: inout PivotBudget) -> Bool {
    while let move = chooseEntering(isBland: budget.isBland) {
      gatherColumn(move.symbol)
      guard let row = chooseLeaving(for: move, isBland: budget.isBland) else {
        forget(move.symbol)
        continue
      }
      let isProgress = abs(rows[Int(row)].constant) > Tolerance.repair
      symbols[Int(move.symbol)].side = move.direction
      pivot(row, entering: move.symbol)
      guard budget.spend(isProgress: isProgress) else { return false }
    }
    return true
  }

  /// A move without end cannot lower costs that are never negative: its slope is rounding noise.
  private mutating func forget(_ symbol: Int32) {
    objective.candidates.removeAll { $0 == symbol }
    objective.isCandidate[Int(symbol)] = false
  }
}
