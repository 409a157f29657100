/// A non-zero of a tableau row: the column it stands in and its coefficient.
struct Cell: BitwiseCopyable, Equatable, Sendable {
  var symbol: Int32
  var coefficient: Double
}

/// A non-zero of a tableau column: the row it stands in and its coefficient.
struct ColumnEntry: BitwiseCopyable, Equatable, Sendable {
  var row: Int32
  var coefficient: Double
}
