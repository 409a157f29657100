extension Solver {
  /// Those of the variables that are ambiguous, in their order; with a few trials where few are.
  ///
  /// Variables that move against each other hardly ever leave a sum of them in place whose weights have nothing in
  /// common. So a sum that cannot move clears its whole group in one trial; a group that is not cleared is halved.
  package func ambiguous(among variables: [Variable]) -> [Variable] {
    let doubtful = variables.filter { !isUnused($0) && mayMoveFreely($0.index) }
    let moving = Set(self.moving(among: doubtful[...]))
    return variables.filter { isUnused($0) || moving.contains($0) }
  }

  /// True of a variable that no other one depends on and that depends on none.
  private func isUnused(_ variable: Variable) -> Bool {
    let symbol = tableau.symbols[Int(variable.index)]
    return symbol.row < 0 && (symbol.kind == .free || tableau.columns.count(variable.index) == 0)
  }

  private func moving(among variables: ArraySlice<Variable>) -> [Variable] {
    guard let first = variables.first else { return [] }
    guard variables.count > 1 else { return isAmbiguous(first) ? [first] : [] }
    guard canMove(variables) else { return [] }
    let middle = variables.startIndex + variables.count / 2
    return moving(among: variables[..<middle]) + moving(among: variables[middle...])
  }

  private func canMove(_ variables: ArraySlice<Variable>) -> Bool {
    var trial = self
    let sum = trial.makeVariable()
    let terms = variables.enumerated().map { Term($1, Self.weight(of: $0)) }
    let definition = Constraint(LinearExpression(terms + [Term(sum, -1)]), .equal)
    // Nothing can contradict the definition of a new variable; were it refused, single trials would tell.
    guard (try? trial.add(definition)) != nil else { return true }
    return trial.isAmbiguous(sum)
  }

  /// Between 0.5 and 1.5; multiples of the golden ratio's fraction, which are never near a simple ratio of each other.
  private static func weight(of index: Int) -> Double {
    let multiple = Double(index + 1) * 0.618_033_988_749_894_9
    return 0.5 + multiple - multiple.rounded(.down)
  }
}
