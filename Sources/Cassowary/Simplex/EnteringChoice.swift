/// A symbol outside the basis and the way it moves.
struct Move: BitwiseCopyable, Equatable, Sendable {
  var symbol: Int32
  var direction: Int8
}

extension Tableau {
  /// The highest priority a move helps at, without harm to a higher one, and by how much. Nil if it does not help.
  @inline(__always)
  func gain(of move: Move) -> (slot: Int, cost: Double)? {
    for slot in 0..<objective.stride {
      let cost = cost(of: move.symbol, direction: move.direction, at: slot)
      if cost < -Tolerance.slope { return (slot, cost) }
      if cost > Tolerance.slope { return nil }
    }
    return nil
  }

  /// The move that helps most at the highest priority; under Bland's rule the first symbol that helps at all.
  ///
  /// Looks only at symbols whose costs changed, and forgets those that do not help.
  mutating func chooseEntering(isBland: Bool) -> Move? {
    var best: (move: Move, slot: Int, cost: Double)?
    var kept = 0
    for index in objective.candidates.indices {
      let symbol = objective.candidates[index]
      guard let found = bestGain(of: symbol) else {
        objective.isCandidate[Int(symbol)] = false
        continue
      }
      objective.candidates[kept] = symbol
      kept += 1
      if isBetter(found, than: best, isBland: isBland) { best = found }
    }
    if kept < objective.candidates.count { objective.candidates.removeLast(objective.candidates.count - kept) }
    return best?.move
  }

  private func bestGain(of symbol: Int32) -> (move: Move, slot: Int, cost: Double)? {
    guard symbols[Int(symbol)].row < 0, symbols[Int(symbol)].kind != .unused else { return nil }
    let up = Move(symbol: symbol, direction: 1)
    if let gain = gain(of: up) { return (up, gain.slot, gain.cost) }
    guard symbols[Int(symbol)].mayDecrease else { return nil }
    let down = Move(symbol: symbol, direction: -1)
    return gain(of: down).map { (down, $0.slot, $0.cost) }
  }

  private func isBetter(
    _ a: (move: Move, slot: Int, cost: Double), than b: (move: Move, slot: Int, cost: Double)?, isBland: Bool
  ) -> Bool {
    guard let b else { return true }
    if !isBland {
      if a.slot != b.slot { return a.slot < b.slot }
      if abs(a.cost - b.cost) > Tolerance.slope { return a.cost < b.cost }
    }
    return a.move.symbol < b.move.symbol
  }
}
