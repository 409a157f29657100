extension Tableau {
  /// Hands over the variables whose value is not the one reported last, and takes note of their values.
  mutating func reportChanges(into result: inout [Variable]) {
    let (changed, rows) = (changed, rows)
    result.reserveCapacity(changed.count)
    symbols.withUnsafeMutableBufferPointer { symbols in
      for index in changed {
        let symbol = Int(index)
        guard symbols[symbol].isChanged else { continue }
        symbols[symbol].isChanged = false
        let row = Int(symbols[symbol].row)
        let value = row < 0 ? 0 : rows[row].constant
        guard symbols[symbol].reportedValue != value else { continue }
        symbols[symbol].reportedValue = value
        result.append(Variable(index: index))
      }
    }
  }
}
