extension Solver {
  /// How far the tableau is from the constraints it stands for: the rounding errors since it was last computed afresh.
  package var residual: Double {
    records.indices.reduce(0) { max($0, records[$1].isUsed ? residual(of: $1) : 0) }
  }

  /// The difference between what a constraint's expression is worth and what the tableau holds its surplus to be.
  private func residual(of index: Int) -> Double {
    let record = records[index]
    let worth = terms.elements[terms.range(Int32(index))].reduce(record.constant) {
      $0 + $1.coefficient * tableau.value($1.variable.index)
    }
    let surplus = record.symbol < 0 ? 0 : tableau.value(record.symbol)
    return abs(record.sign * worth - surplus)
  }
}
