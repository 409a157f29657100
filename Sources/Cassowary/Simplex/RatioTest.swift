/// Where, along a move, an optional surplus passes zero and starts to cost more.
struct Breakpoint: BitwiseCopyable, Equatable, Sendable {
  var step: Double
  var symbol: Int32
  var row: Int32
  var rate: Double
}

extension Tableau {
  /// The row that ends a move, whose column is in `scratch.column`. Nil if nothing ends it.
  ///
  /// An optional surplus that reaches zero ends the move only if going on no longer lowers the costs; those passed
  /// by are priced for their new side at once, which saves a pivot each.
  mutating func chooseLeaving(for move: Move, isBland: Bool) -> Int32? {
    let stop = firstStop(of: move, isBland: isBland)
    collectBreakpoints(of: move, before: stop)
    if isBland, let first = scratch.breakpoints.first { return first.row }
    loadSlope(of: move)
    for index in scratch.breakpoints.indices {
      let breakpoint = scratch.breakpoints[index]
      addKink(of: breakpoint)
      guard slopeIsNegative() else {
        for passed in 0..<index { flip(scratch.breakpoints[passed].row) }
        return breakpoint.row
      }
    }
    guard let stop else { return nil }
    for index in scratch.breakpoints.indices { flip(scratch.breakpoints[index].row) }
    return stop.row
  }

  /// The first non-negative symbol to reach zero; among equals one with a clearly larger pivot,
  /// then the oldest.
  private func firstStop(of move: Move, isBland: Bool) -> Breakpoint? {
    var best: Breakpoint?
    for index in scratch.column.indices {
      let entry = scratch.column[index]
      let basic = rows[Int(entry.row)].basic
      guard basic >= 0, symbols[Int(basic)].kind == .nonNegative else { continue }
      let rate = move.direction < 0 ? entry.coefficient : -entry.coefficient
      guard rate > Tolerance.pivot else { continue }
      let step = max(0, rows[Int(entry.row)].constant) / rate
      let stop = Breakpoint(step: step, symbol: basic, row: entry.row, rate: rate)
      if isEarlier(stop, than: best, isBland: isBland) { best = stop }
    }
    return best
  }

  private func isEarlier(_ a: Breakpoint, than b: Breakpoint?, isBland: Bool) -> Bool {
    guard let b else { return true }
    if abs(a.step - b.step) > Tolerance.repair { return a.step < b.step }
    if !isBland, max(a.rate, b.rate) > 10 * min(a.rate, b.rate) { return a.rate > b.rate }
    return a.symbol < b.symbol
  }

  private mutating func collectBreakpoints(of move: Move, before stop: Breakpoint?) {
    scratch.breakpoints.removeAll(keepingCapacity: true)
    for index in scratch.column.indices {
      let entry = scratch.column[index]
      let basic = rows[Int(entry.row)].basic
      guard basic >= 0, symbols[Int(basic)].isOptional else { continue }
      let towardsZero = (move.direction < 0) == (symbols[Int(basic)].side < 0) ? -entry.coefficient : entry.coefficient
      guard towardsZero > Tolerance.pivot else { continue }
      let value = Double(symbols[Int(basic)].side) * rows[Int(entry.row)].constant
      let step = max(0, value) / towardsZero
      if let stop, step > stop.step { continue }
      scratch.breakpoints.append(Breakpoint(step: step, symbol: basic, row: entry.row, rate: towardsZero))
    }
    scratch.breakpoints.sort { $0.step == $1.step ? $0.symbol < $1.symbol : $0.step < $1.step }
  }

  private mutating func loadSlope(of move: Move) {
    scratch.slope.removeAll()
    for slot in 0..<objective.stride {
      scratch.slope.append(cost(of: move.symbol, direction: move.direction, at: slot))
    }
  }

  private mutating func addKink(of breakpoint: Breakpoint) {
    let symbol = symbols[Int(breakpoint.symbol)]
    let kink = breakpoint.rate * symbol.kink
    scratch.slope[Int(symbol.level)] += kink
    scratch.slope[objective.tieSlot] += kink * symbol.tieWeight
  }

  private func slopeIsNegative() -> Bool {
    for cost in scratch.slope {
      if cost < -Tolerance.slope { return true }
      if cost > Tolerance.slope { return false }
    }
    return false
  }
}
