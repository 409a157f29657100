extension Tableau {
  /// Adds a row's share in the costs `times` over: what its optional basic symbol pays, seen from outside the basis.
  mutating func attachCosts(of row: Int32, times: Double) {
    let basic = rows[Int(row)].basic
    guard basic >= 0, symbols[Int(basic)].isOptional else { return }
    addCosts(of: row, slope: symbols[Int(basic)].gradient * times)
  }

  private mutating func addCosts(of row: Int32, slope: Double) {
    guard slope != 0 else { return }
    let symbol = symbols[Int(rows[Int(row)].basic)]
    let tieSlope = slope * symbol.tieWeight
    for position in cells.range(row) {
      let cell = cells[position]
      objective.add(slope * cell.coefficient, at: Int(symbol.level), to: cell.symbol)
      objective.add(tieSlope * cell.coefficient, at: objective.tieSlot, to: cell.symbol)
      objective.touch(cell.symbol)
    }
  }

  /// Prices an optional basic symbol for the other side of zero.
  mutating func flip(_ row: Int32) {
    let basic = Int(rows[Int(row)].basic)
    addCosts(of: row, slope: -Double(symbols[basic].side) * symbols[basic].kink)
    symbols[basic].side = -symbols[basic].side
  }

  /// Replaces an entering symbol in the objectives by the row it now equals, which `scratch.solved` holds.
  mutating func substituteCosts(of entering: Int32, by row: Int32) {
    let start = Int(entering) * objective.stride
    for slot in 0..<objective.stride {
      let cost = objective.costs[start + slot]
      guard cost != 0 else { continue }
      objective.costs[start + slot] = 0
      for index in scratch.solved.indices {
        let cell = scratch.solved[index]
        objective.add(cost * cell.coefficient, at: slot, to: cell.symbol)
        objective.touch(cell.symbol)
      }
    }
  }

  /// What a unit move of a symbol outside the basis costs at one priority.
  @inline(__always)
  func cost(of symbol: Int32, direction: Int8, at slot: Int) -> Double {
    let smooth = objective.costs[Int(symbol) * objective.stride + slot]
    let slope = direction < 0 ? -smooth : smooth
    let properties = symbols[Int(symbol)]
    guard properties.isOptional else { return slope }
    let weight = properties.weight(side: direction)
    if slot == Int(properties.level) { return slope + weight }
    if slot == objective.tieSlot { return slope + weight * properties.tieWeight }
    return slope
  }
}
