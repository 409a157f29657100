extension Solver {
  /// How many numbers the solver holds, give or take: what must not grow with use.
  package var size: Int {
    tableau.symbols.count + tableau.rows.count + tableau.cells.size + tableau.columns.size
      + tableau.history.size + records.count
  }

  /// How many of the objectives' coefficients are not zero.
  package var costCount: Int { tableau.objective.costs.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }
}
