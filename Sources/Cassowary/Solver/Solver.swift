/// An incremental constraint solver with exact, lexicographic priorities.
///
/// The solver always holds the best solution of the constraints it has accepted: required ones hold; of the others
/// every priority's summed error is as small as the higher priorities leave room for; remaining ties go to the older
/// constraint. A variable without constraints is zero. The same calls give the same values, bit for bit.
///
/// A copy is an independent solver, and cheap: use one for a trial.
package struct Solver: Sendable {
  var tableau = Tableau()
  var records: ContiguousArray<ConstraintRecord> = []
  /// The terms of each record's constraint.
  var terms = ListStore<Term>(filler: Term(Variable(index: -1)))
  var unusedRecords: ContiguousArray<Int32> = []
  var nextSerial = 0
  /// The length of the history when it was last computed afresh.
  var freshHistorySize = 0
  var columnCache = ColumnCache()
  /// What a change that is refused goes back to.
  var checkpoint = Checkpoint()
  /// True while it matters only whether a constraint is refused: the reason is not looked for, and the state after
  /// a refusal is not used.
  var isTrial = false
  var isStartingOver = false

  package init() {}

  /// Makes a variable, whose value is zero until a constraint says otherwise.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    var symbol = Symbol(kind: isNonNegative ? .nonNegative : .free)
    symbol.isVariable = true
    return Variable(index: tableau.makeSymbol(symbol))
  }

  /// Gives a variable back. All its constraints must have been removed.
  package mutating func free(_ variable: Variable) {
    withdrawSuggestion(for: variable)
    precondition(tableau.symbols[Int(variable.index)].isVariable, "The variable was freed already.")
    // What rounding errors may have left behind.
    if !isUnused(variable) { startOver() }
    precondition(isUnused(variable), "A variable can be freed once all its constraints have been removed.")
    tableau.freeSymbol(variable.index)
  }

  private mutating func isUnused(_ variable: Variable) -> Bool {
    tableau.gatherColumn(variable.index)
    return tableau.symbols[Int(variable.index)].row < 0 && tableau.scratch.column.isEmpty
  }

  /// The variable's value in the current solution.
  package func value(of variable: Variable) -> Double {
    tableau.value(variable.index)
  }

  /// The variables whose value differs from what it was when this was last called, in no particular order.
  package mutating func takeChangedVariables() -> [Variable] {
    var result: [Variable] = []
    takeChangedVariables(into: &result)
    return result
  }

  /// As `takeChangedVariables()`, into an array whose room is used again.
  package mutating func takeChangedVariables(into result: inout [Variable]) {
    result.removeAll(keepingCapacity: true)
    tableau.reportChanges(into: &result)
    tableau.changed.removeAll(keepingCapacity: true)
  }

  /// The number of constraints the solver holds.
  package var constraintCount: Int { records.count - unusedRecords.count }

  /// True if the solver holds the constraint.
  package func contains(_ id: ConstraintID) -> Bool {
    Int(id.index) < records.count && records[Int(id.index)].isUsed
      && records[Int(id.index)].generation == id.generation
  }
}

extension Solver: Equatable {
  /// The same constraints in the same state: both go on alike, whatever is done to them.
  package static func == (a: Self, b: Self) -> Bool {
    a.tableau == b.tableau && a.records == b.records && a.terms == b.terms && a.unusedRecords == b.unusedRecords
      && a.nextSerial == b.nextSerial
  }
}
