/// The simplex tableau: every row gives one basic symbol as a constant plus a sum over the symbols outside the basis,
/// all of which are zero.
///
/// Invariants between public operations: no required surplus or non-negative variable is negative (primal
/// feasible); no move of a symbol outside the basis lowers the costs (optimal); a free variable outside the basis
/// occurs only in rows of free variables.
///
/// Required equalities have no column. Their surplus is zero for ever, and the columns would fill the tableau up: in a
/// chain of n equalities each row would hold one more. What such a column would say is recomputed from `history`
/// when a constant changes or the equality is removed.
struct Tableau: Sendable {
  struct Row: BitwiseCopyable, Equatable, Sendable {
    var constant = 0.0
    /// The symbol the row defines. `none` in the row of a redundant equality, which is empty, and in an unused row.
    var basic = Tableau.none
    var isUsed = false
    var isQueued = false
  }

  static let none: Int32 = -1

  var symbols: ContiguousArray<Symbol> = []
  var unusedSymbols: ContiguousArray<Int32> = []
  var rows: ContiguousArray<Row> = []
  var unusedRows: ContiguousArray<Int32> = []
  /// The cells of each row, by rising symbol.
  var cells = ListStore<Cell>(filler: Cell(symbol: -1, coefficient: 0))
  /// For each symbol the rows its cells stand in, in no particular order.
  var columns = ListStore<Int32>(filler: -1)
  var objective = Objective()
  var history = History()
  /// Rows that may be infeasible.
  var queue: ContiguousArray<Int32> = []
  /// Variables whose value changed since the changes were last taken.
  var changed: ContiguousArray<Int32> = []
  /// Counts changes of the basis, so that what was derived from it can be kept as long as it holds.
  var basisVersion = 0
  /// True after a pivot that magnified rounding errors.
  var isStrained = false
  /// True while starting over: pivots that cannot cycle from the first on.
  var prefersBland = false
  var scratch = Scratch()

  func value(_ symbol: Int32) -> Double {
    let row = symbols[Int(symbol)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }
}

/// Working memory that is kept to save allocations; no part of the solver's state.
struct Scratch: Sendable {
  /// The column being worked on.
  var column = ScratchList<ColumnEntry>()
  /// The row being built.
  var row = ScratchList<Cell>()
  /// The row of a pivot, solved for the entering symbol.
  var solved = ScratchList<Cell>()
  var merge = RowMerge()
  /// A dense row and the symbols that occur in it.
  var sums: ContiguousArray<Double> = []
  var isSummed: ContiguousArray<Bool> = []
  var summed: ContiguousArray<Int32> = []
  var reduction = ScratchList<ColumnEntry>()
  var slope = ScratchList<Double>()
  var bestSlope = ScratchList<Double>()
  var breakpoints: ContiguousArray<Breakpoint> = []
  var perRow: ContiguousArray<Double> = []
  var saved = ScratchList<Double>()
}

extension Tableau: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.symbols == b.symbols && a.unusedSymbols == b.unusedSymbols && a.rows.elementsEqual(b.rows, by: Row.isSame)
      && a.unusedRows == b.unusedRows && a.cells == b.cells
      && a.objective == b.objective && a.history == b.history && a.queue == b.queue && a.changed == b.changed
  }
}

extension Tableau.Row {
  static func isSame(_ a: Self, _ b: Self) -> Bool {
    a.constant == b.constant && a.basic == b.basic && a.isUsed == b.isUsed
  }
}
