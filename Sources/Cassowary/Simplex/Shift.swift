extension Tableau {
  /// Adds to the constants of a whole column's rows, `step` times each coefficient.
  ///
  /// What a dragged or animated value costs. The arrays are taken out of the tableau meanwhile and the two hot ones
  /// walked without a check of unique ownership per row.
  mutating func shift(along column: ContiguousArray<ColumnEntry>, by step: Double) {
    var (rows, symbols) = (ContiguousArray<Row>(), ContiguousArray<Symbol>())
    var (changed, queue) = (ContiguousArray<Int32>(), ContiguousArray<Int32>())
    swap(&rows, &self.rows)
    swap(&symbols, &self.symbols)
    swap(&changed, &self.changed)
    swap(&queue, &self.queue)
    rows.withUnsafeMutableBufferPointer { rows in
      symbols.withUnsafeMutableBufferPointer { symbols in
        for entry in column {
          let row = Int(entry.row)
          rows[row].constant += entry.coefficient * step
          let basic = Int(rows[row].basic)
          if basic >= 0, symbols[basic].isVariable, !symbols[basic].isChanged {
            symbols[basic].isChanged = true
            changed.append(Int32(basic))
          }
          if basic >= 0, symbols[basic].kind == .free { continue }
          let symbol = basic < 0 ? nil : symbols[basic]
          if !rows[row].isQueued, Self.violation(of: symbol, rows[row].constant) != 0 {
            rows[row].isQueued = true
            queue.append(entry.row)
          }
        }
      }
    }
    swap(&rows, &self.rows)
    swap(&symbols, &self.symbols)
    swap(&changed, &self.changed)
    swap(&queue, &self.queue)
  }
}
