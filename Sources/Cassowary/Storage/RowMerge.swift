/// The sum of a row and a multiple of another one: the inner loop of every pivot. Writes into room that is kept.
struct RowMerge: Sendable {
  private(set) var sum = ScratchList<Cell>()
  /// The symbols that were not in the row before.
  private(set) var gained = ScratchList<Int32>()
  /// The symbols that cancelled out.
  private(set) var lost = ScratchList<Int32>()

  /// - Parameter dropped: A symbol of the row that the sum does without.
  mutating func run(
    _ elements: ContiguousArray<Cell>, _ row: Range<Int>, adding added: ScratchList<Cell>, times factor: Double,
    without dropped: Int32
  ) {
    let old = elements.span.extracting(row)
    let new = added.room.span.extracting(0..<added.count)
    Self.merge(old, new, times: factor, without: dropped, into: &sum, gained: &gained, lost: &lost)
  }

  private static func merge(
    _ old: Span<Cell>, _ new: Span<Cell>, times factor: Double, without dropped: Int32,
    into sum: inout ScratchList<Cell>, gained: inout ScratchList<Int32>, lost: inout ScratchList<Int32>
  ) {
    sum.makeRoom(old.count + new.count, filler: Cell(symbol: -1, coefficient: 0))
    gained.makeRoom(new.count, filler: -1)
    lost.makeRoom(new.count, filler: -1)
    var cells = sum.room.mutableSpan
    var gainedSymbols = gained.room.mutableSpan
    var lostSymbols = lost.room.mutableSpan
    var (next, gainedCount, lostCount, position) = (0, 0, 0, 0)
    for index in new.indices {
      let cell = new[index]
      while position < old.count, old[position].symbol < cell.symbol {
        if old[position].symbol != dropped {
          cells[next] = old[position]
          next += 1
        }
        position += 1
      }
      let product = factor * cell.coefficient
      guard position < old.count, old[position].symbol == cell.symbol else {
        cells[next] = Cell(symbol: cell.symbol, coefficient: product)
        next += 1
        gainedSymbols[gainedCount] = cell.symbol
        gainedCount += 1
        continue
      }
      let total = old[position].coefficient + product
      if abs(total) > max(Tolerance.coefficient, Tolerance.cancellation * abs(product)) {
        cells[next] = Cell(symbol: cell.symbol, coefficient: total)
        next += 1
      } else {
        lostSymbols[lostCount] = cell.symbol
        lostCount += 1
      }
      position += 1
    }
    while position < old.count {
      if old[position].symbol != dropped {
        cells[next] = old[position]
        next += 1
      }
      position += 1
    }
    sum.count = next
    gained.count = gainedCount
    lost.count = lostCount
  }
}
