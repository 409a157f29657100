/// The sum of a row and a multiple of another one: the inner loop of every pivot.
///
/// Writes into room that is kept. The unsafe buffers live only inside `run`; they save a check of unique ownership
/// per cell.
struct RowMerge: Sendable {
  /// The sum, in the first `count` places.
  private(set) var cells: ContiguousArray<Cell> = []
  private(set) var count = 0
  /// The symbols that were not in the row before.
  private(set) var gained: ContiguousArray<Int32> = []
  /// The symbols that cancelled out.
  private(set) var lost: ContiguousArray<Int32> = []

  /// - Parameter dropped: A symbol of the row that the sum does without.
  mutating func run(
    _ elements: ContiguousArray<Cell>, _ row: Range<Int>, adding added: ContiguousArray<Cell>, times factor: Double,
    without dropped: Int32
  ) {
    gained.removeAll(keepingCapacity: true)
    lost.removeAll(keepingCapacity: true)
    let room = row.count + added.count
    if cells.count < room {
      cells.append(contentsOf: repeatElement(Cell(symbol: -1, coefficient: 0), count: room - cells.count + 16))
    }
    elements.withUnsafeBufferPointer { old in
      added.withUnsafeBufferPointer { new in
        merge(UnsafeBufferPointer(rebasing: old[row]), new, factor, dropped)
      }
    }
  }

  private mutating func merge(
    _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>, _ factor: Double, _ dropped: Int32
  ) {
    var (gainedHere, lostHere) = (ContiguousArray<Int32>(), ContiguousArray<Int32>())
    swap(&gainedHere, &gained)
    swap(&lostHere, &lost)
    count = cells.withUnsafeMutableBufferPointer { sum in
      var (next, position) = (0, 0)
      for cell in new {
        while position < old.count, old[position].symbol < cell.symbol {
          if old[position].symbol != dropped {
            sum[next] = old[position]
            next += 1
          }
          position += 1
        }
        let product = factor * cell.coefficient
        guard position < old.count, old[position].symbol == cell.symbol else {
          sum[next] = Cell(symbol: cell.symbol, coefficient: product)
          next += 1
          gainedHere.append(cell.symbol)
          continue
        }
        let total = old[position].coefficient + product
        if abs(total) > max(Tolerance.coefficient, Tolerance.cancellation * abs(product)) {
          sum[next] = Cell(symbol: cell.symbol, coefficient: total)
          next += 1
        } else {
          lostHere.append(cell.symbol)
        }
        position += 1
      }
      while position < old.count {
        if old[position].symbol != dropped {
          sum[next] = old[position]
          next += 1
        }
        position += 1
      }
      return next
    }
    swap(&gainedHere, &gained)
    swap(&lostHere, &lost)
  }
}
