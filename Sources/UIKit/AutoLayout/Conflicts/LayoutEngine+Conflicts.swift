import Cassowary

extension LayoutEngine {
  /// Makes room for a refused row by breaking constraints of each set that contradicts it, or breaks the row itself.
  func resolveConflict(over row: EngineRow) {
    while true {
      do {
        accept(row, try solver.add(row.lowered.constraint))
        return
      } catch {
        let set = ConflictPolicy.ordered(error.conflict.compactMap { rowsByID[$0] } + [row])
        let victim = ConflictPolicy.victim(in: set, refused: row)
        breakRow(victim, in: set)
        if victim === row { return }
      }
    }
  }

  private func breakRow(_ victim: EngineRow, in set: [EngineRow]) {
    if let id = victim.id {
      solver.remove(id)
      rowsByID[id] = nil
      victim.id = nil
    }
    victim.isBroken = true
    guard !victim.isContentSize else { return }
    victim.conflict = set
    if fitting == nil { LayoutFailures.shared.write(ConflictReport(set, broken: victim).text) }
  }
}

extension LayoutEngine {
  /// Broken constraints with what the report said, in order of activation.
  var brokenRows: [EngineRow] {
    allRows.filter { $0.isBroken && !$0.isDropped && !$0.isContentSize }.sorted { $0.order < $1.order }
  }

  /// Whether the engine left the constraint out because it contradicts others.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    rows[ObjectIdentifier(constraint)]?.isBroken ?? false
  }

  /// Points that an inequality has to spare; negative where the constraint is missed, by how many points; nil where it
  /// is not in the engine.
  func slack(of constraint: NSLayoutConstraint) -> Double? {
    guard let lowered = rows[ObjectIdentifier(constraint)]?.lowered else { return nil }
    let value = lowered.sum.terms.reduce(lowered.sum.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    switch lowered.relation {
    case .equal: return -abs(value)
    case .lessThanOrEqual: return -value
    case .greaterThanOrEqual: return value
    }
  }
}
