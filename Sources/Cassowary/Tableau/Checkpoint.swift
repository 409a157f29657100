/// A tableau's state before a change that may be refused, in memory that the next one uses again.
///
/// Of the history, which only grows meanwhile, the length is enough. Working memory is no state, and the version of the
/// basis never goes back: what was derived from a refused one must not count as up to date.
struct Checkpoint: Sendable {
  private var symbols: ContiguousArray<Symbol> = []
  private var unusedSymbols: ContiguousArray<Int32> = []
  private var rows: ContiguousArray<Tableau.Row> = []
  private var unusedRows: ContiguousArray<Int32> = []
  private var cells = ListStore<Cell>(filler: Cell(symbol: -1, coefficient: 0))
  private var columns = ListStore<Int32>(filler: -1)
  private var objective = Objective()
  private var historyCount = 0
  private var queue: ContiguousArray<Int32> = []
  private var changed: ContiguousArray<Int32> = []
  private var isStrained = false

  mutating func save(_ tableau: Tableau) {
    symbols.copy(tableau.symbols[...])
    unusedSymbols.copy(tableau.unusedSymbols[...])
    rows.copy(tableau.rows[...])
    unusedRows.copy(tableau.unusedRows[...])
    cells.copy(tableau.cells)
    columns.copy(tableau.columns)
    objective.copy(tableau.objective)
    historyCount = tableau.history.count
    queue.copy(tableau.queue[...])
    changed.copy(tableau.changed[...])
    isStrained = tableau.isStrained
  }

  /// Exchanges the tableau's state for the saved one.
  mutating func restore(_ tableau: inout Tableau) {
    swap(&symbols, &tableau.symbols)
    swap(&unusedSymbols, &tableau.unusedSymbols)
    swap(&rows, &tableau.rows)
    swap(&unusedRows, &tableau.unusedRows)
    swap(&cells, &tableau.cells)
    swap(&columns, &tableau.columns)
    swap(&objective, &tableau.objective)
    tableau.history.truncate(to: historyCount)
    swap(&queue, &tableau.queue)
    swap(&changed, &tableau.changed)
    tableau.isStrained = isStrained
    tableau.basisVersion += 1
  }
}
