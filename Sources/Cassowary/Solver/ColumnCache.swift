/// The columns of the constraints whose constants changed last, so that a value that is dragged or animated costs one
/// walk over the rows it moves.
struct ColumnCache: Sendable {
  struct Column: Sendable {
    var constraint: Int32 = -1
    var basisVersion = -1
    var entries: ContiguousArray<ColumnEntry> = []
  }

  static let size = 8
  var columns = ContiguousArray<Column>(repeating: Column(), count: size)

  @inline(__always)
  static func place(_ constraint: Int32) -> Int { Int(constraint) % size }

  @inline(__always)
  func holds(_ constraint: Int32, basisVersion: Int) -> Bool {
    let column = columns[Self.place(constraint)]
    return column.constraint == constraint && column.basisVersion == basisVersion
  }

  mutating func store(_ constraint: Int32, basisVersion: Int, entries: ScratchList<ColumnEntry>) {
    let place = Self.place(constraint)
    columns[place].constraint = constraint
    columns[place].basisVersion = basisVersion
    columns[place].entries.removeAll(keepingCapacity: true)
    columns[place].entries.append(contentsOf: entries)
  }
}
