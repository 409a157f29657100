extension Solver {
  /// Brings the solver back to the optimum after a change that cannot contradict required constraints.
  mutating func settle() {
    if tableau.optimise() != .optimal { startOver() }
    refreshIfWorn()
  }

  /// Ends a change that may contradict required constraints: keeps it, or returns the tableau to the checkpoint with
  /// the reason.
  mutating func accept(_ outcome: Outcome, of index: Int32) throws(UnsatisfiableError) {
    switch outcome {
    case .optimal:
      refreshIfWorn()
    case .infeasible(let row):
      let error = UnsatisfiableError(conflict: minimalConflict(row: row, with: index))
      if !isTrial { checkpoint.restore(&tableau) }
      throw error
    case .exhausted:
      startOver()
    }
  }
}
