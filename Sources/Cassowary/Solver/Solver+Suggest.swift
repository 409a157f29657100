extension Solver {
  /// The priority of suggested values: below required, above what layouts ask for.
  package static let suggestionPriority: Float = 999

  /// Asks for a value of a variable, instead of any value suggested for it before. The suggestion stays until it is
  /// withdrawn or replaced, whatever constraints are added or removed meanwhile.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Float = Solver.suggestionPriority
  ) {
    precondition(priority < Constraint.required, "A suggestion cannot be required.")
    let index = tableau.symbols[Int(variable.index)].constraint
    if index >= 0, records[Int(index)].priority == priority {
      shiftOptional(index, to: -value)
      return
    }
    withdrawSuggestion(for: variable)
    let expression = LinearExpression([Term(variable)], constant: -value)
    if let id = try? add(Constraint(expression, .equal, priority: priority)) {
      tableau.symbols[Int(variable.index)].constraint = id.index
    }
  }

  /// Ends the suggestion of a variable's value, if there is one.
  package mutating func withdrawSuggestion(for variable: Variable) {
    let index = tableau.symbols[Int(variable.index)].constraint
    guard index >= 0 else { return }
    tableau.symbols[Int(variable.index)].constraint = Tableau.none
    remove(ConstraintID(index: index, generation: records[Int(index)].generation))
  }
}
