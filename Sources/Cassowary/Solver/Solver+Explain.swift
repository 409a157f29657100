extension Solver {
  /// The required constraints that together with constraint `index` contradict each other, given a row that cannot be
  /// repaired: those that went into the row, less those that are not needed.
  func minimalConflict(row: Int32, with index: Int32) -> [ConstraintID] {
    guard !isTrial else { return [] }
    var members = contributors(to: row).filter { $0 != index }
    guard contradicts(members, index) else { return ids(of: members) }
    for member in members.reversed() {
      let fewer = members.filter { $0 != member }
      if contradicts(fewer, index) { members = fewer }
    }
    return ids(of: members)
  }

  private func ids(of members: [Int32]) -> [ConstraintID] {
    members.map { ConstraintID(index: $0, generation: records[Int($0)].generation) }
  }

  /// The constraints that a row is a combination of, oldest first.
  private func contributors(to row: Int32) -> [Int32] {
    var members: [Int32] = []
    tableau.history.backward(from: row, rowCount: tableau.rows.count) { operation, multiplier in
      let index = tableau.history.operations[operation].constraint
      let record = records[Int(index)]
      guard abs(multiplier) > Tolerance.share, record.isUsed, record.operation == operation else { return }
      if record.isRequired { members.append(index) }
    }
    return members.sorted { records[Int($0)].serial < records[Int($1)].serial }
  }

  /// True if the constraints have no common solution.
  private func contradicts(_ members: [Int32], _ last: Int32) -> Bool {
    var trial = Solver()
    trial.isTrial = true
    var variables: [Variable: Variable] = [:]
    for index in members + [last] {
      let record = records[Int(index)]
      let terms = self.terms.elements[self.terms.range(index)].map {
        Term(trial.twin(of: $0.variable, in: self, &variables), $0.coefficient)
      }
      let expression = LinearExpression(terms, constant: record.constant)
      do throws(UnsatisfiableError) {
        try trial.add(Constraint(expression, record.relation))
      } catch {
        return true
      }
    }
    return false
  }

  private mutating func twin(
    of variable: Variable, in original: Solver, _ twins: inout [Variable: Variable]
  ) -> Variable {
    if let twin = twins[variable] { return twin }
    let kind = original.tableau.symbols[Int(variable.index)].kind
    let twin = makeVariable(isNonNegative: kind == .nonNegative)
    twins[variable] = twin
    return twin
  }
}
