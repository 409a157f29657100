/// The row operations that led from the constraints to the tableau, in the order they were done.
///
/// Running a change of one constraint's constant through them gives the change of every row's constant: the column
/// that the constraint's surplus would have, without keeping it. Running a row backwards gives the multiple of
/// every constraint that went into it: the proof of a contradiction.
struct History: Equatable, Sendable {
  struct Operation: BitwiseCopyable, Equatable, Sendable {
    var row: Int32
    /// Of the operation that made a row for a constraint, its index; negative for a pivot.
    var constraint: Int32
    /// Of a new row the sign of the constraint, of a pivot what the pivot row was multiplied by.
    var factor: Double
    var end: Int32
  }

  private(set) var operations: ContiguousArray<Operation> = []
  private var entries: ContiguousArray<ColumnEntry> = []

  var count: Int { operations.count }
  var size: Int { operations.count + entries.count }

  mutating func reserveRoom(operations operationCount: Int, entries entryCount: Int) {
    operations.reserveCapacity(operationCount)
    entries.reserveCapacity(entryCount)
  }

  mutating func recordRow(
    _ row: Int32, constraint: Int32, sign: Double, reduction: ScratchList<ColumnEntry>
  ) {
    for index in reduction.indices { entries.append(reduction[index]) }
    operations.append(Operation(row: row, constraint: constraint, factor: sign, end: Int32(entries.count)))
  }

  mutating func recordPivot(_ row: Int32, factor: Double, column: ScratchList<ColumnEntry>) {
    for index in column.indices where column[index].row != row { entries.append(column[index]) }
    operations.append(Operation(row: row, constraint: -1, factor: factor, end: Int32(entries.count)))
  }

  /// Forgets all operations but the first `count`.
  mutating func truncate(to count: Int) {
    entries.removeLast(entries.count - start(count))
    operations.removeLast(operations.count - count)
  }

  private func start(_ operation: Int) -> Int { operation == 0 ? 0 : Int(operations[operation - 1].end) }

  /// What every row's constant gains if the constant of the constraint added by operation `first` gains one.
  func forward(from first: Int, into change: inout ContiguousArray<Double>) {
    for index in change.indices { change[index] = 0 }
    change[Int(operations[first].row)] = operations[first].factor
    var entry = Int(operations[first].end)
    for index in first + 1..<operations.count {
      let operation = operations[index]
      let row = Int(operation.row)
      let end = Int(operation.end)
      if operation.constraint >= 0 {
        var sum = 0.0
        while entry < end {
          sum += entries[entry].coefficient * change[Int(entries[entry].row)]
          entry += 1
        }
        change[row] = sum
      } else if change[row] != 0 {
        let pivot = change[row] * operation.factor
        change[row] = pivot
        while entry < end {
          change[Int(entries[entry].row)] += entries[entry].coefficient * pivot
          entry += 1
        }
      }
      entry = end
    }
  }

  /// Calls `visit` with each operation that added a constraint and its share in a row.
  func backward(from row: Int32, rowCount: Int, visit: (_ operation: Int, _ multiplier: Double) -> Void) {
    var share = ContiguousArray<Double>(repeating: 0, count: rowCount)
    share[Int(row)] = 1
    for index in operations.indices.reversed() {
      let operation = operations[index]
      let row = Int(operation.row)
      let own = start(index)..<Int(operation.end)
      if operation.constraint >= 0 {
        guard share[row] != 0 else { continue }
        visit(index, share[row] * operation.factor)
        for entry in own { share[Int(entries[entry].row)] += share[row] * entries[entry].coefficient }
        share[row] = 0
      } else {
        for entry in own { share[row] += entries[entry].coefficient * share[Int(entries[entry].row)] }
        share[row] *= operation.factor
      }
    }
  }
}
